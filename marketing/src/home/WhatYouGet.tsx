import { Card } from '@fortnight/shared-ui/data/Card'
import { Link } from '@fortnight/shared-ui/router'
import { styled } from 'styled-components'
import { CheckList } from '../layout/CheckList.tsx'
import { definitionId, DeliveryFigures } from '../layout/DeliveryFigures.tsx'
import { scrollToContact } from './scrollToContact.ts'
import { TalkToUs } from '../layout/TalkToUs.tsx'

const promises = [
  'A custom AI agent, delivered in 10-14 days',
  '100% source code ownership',
  'At least 7 days of post-launch support',
  'The limited pilot price: 70% off',
  'A money-back guarantee on every plan',
  'Expert development support from the people who build it',
]

const Panel = styled(Card)`
  display: grid;
  gap: var(--space-6);
  padding: clamp(var(--space-5), 4vw, var(--space-7));

  h3 {
    font-size: var(--text-28);
  }

  @media (min-width: 800px) {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
`

const Promises = styled(CheckList)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: var(--space-3) var(--space-6);
  margin-top: var(--space-5);
`

const Action = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  color: var(--ink-soft);
  font-size: var(--text-14);
`

/** The promises of the offer as one list. [HOME-9] */
export function WhatYouGet() {
  return (
    <Panel>
      <div>
        <h3>What You Get</h3>
        <Promises items={promises} />
        <DeliveryFigures>
          <p>
            {/* Loads the page, so that the browser itself jumps to what the server has rendered. */}
            <a href={`/pricing#${definitionId}`}>How we count</a>
          </p>
        </DeliveryFigures>
      </div>
      <Action>
        <TalkToUs onClick={scrollToContact} />
        <p>No commitment required</p>
        <Link to="/pricing">See plans and prices</Link>
      </Action>
    </Panel>
  )
}
