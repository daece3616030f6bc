import { useEffect, useRef } from 'react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { pageFrame } from '@fortnight/shared-ui/page/pageContainer'
import { styled } from 'styled-components'
import { type Choice, choose, useConsent } from './consent.ts'
import { keepClear } from './reserveBottomSpace.ts'

/* Over the page, so that nothing moves; below the header, whose full-screen menu covers it. */
const Bar = styled.section`
  position: fixed;
  z-index: 10;
  inset: auto 0 0;
  max-height: 60svh;
  overflow-y: auto;
  border-top: 1px solid var(--line-strong);
  background: var(--surface);

  @media print {
    display: none;
  }
`

const Row = styled.div`
  ${pageFrame}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-6);
  align-items: center;
  justify-content: space-between;
  padding-block: var(--space-3);

  p {
    flex: 1 1 26rem;
    max-width: var(--measure);
    line-height: 1.45;
  }

  @media (max-width: 40rem) {
    font-size: var(--text-14);
  }
`

/* Neither answer is easier to give than the other. */
const Answers = styled.div`
  display: grid;
  flex: 0 1 16rem;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);

  @media (max-width: 40rem) {
    flex-basis: 100%;
  }
`

const soFar: Record<Choice, string> = { granted: 'So far you allow it.', denied: 'So far you decline it.' }

/** One question, two equal answers. */
export function ConsentBar() {
  const choice = useConsent((consent) => consent.choice)
  const bar = useRef<HTMLElement>(null)
  const cameFrom = useRef(document.activeElement)
  const wasCalled = useRef(choice !== undefined)

  useEffect(() => {
    // Whoever has called the bar is taken there; whoever reads the page is left alone.
    if (wasCalled.current) bar.current?.querySelector('button')?.focus()
  }, [])

  const answer = (chosen: Choice) => {
    choose(chosen)
    const next = wasCalled.current ? cameFrom.current : document.getElementById('content')
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }

  return (
    <Bar
      ref={(element) => {
        bar.current = element
        return element ? keepClear(element) : undefined
      }}
      aria-label="Privacy choices"
    >
      <Row>
        <p>
          May we count visits? With your consent, PostHog records which pages are opened and which buttons are pressed,
          never what you type. {choice && soFar[choice]}
        </p>
        <Answers>
          <Button variant="secondary" onClick={() => answer('denied')}>
            Decline
          </Button>
          <Button variant="secondary" onClick={() => answer('granted')}>
            Allow
          </Button>
        </Answers>
      </Row>
    </Bar>
  )
}
