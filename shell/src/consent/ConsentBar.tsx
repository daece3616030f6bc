import { analyticsConsent, type ConsentChoice } from '@fortnight/shared-ui/browser/privacyChoices'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { pageContainer } from '@fortnight/shared-ui/page/pageContainer'
import { styled } from 'styled-components'
import { useConsent } from './consent.ts'
import { reserveBottomSpace } from './reserveBottomSpace.ts'

/* Fixed over the page, so that its content does not shift; below the header, whose full-screen menu covers it. */
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
  ${pageContainer}
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

/* Both choices have equal weight. */
const Choices = styled.div`
  display: grid;
  flex: 0 1 16rem;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);

  @media (max-width: 40rem) {
    flex-basis: 100%;
  }
`

const currentChoiceText: Record<ConsentChoice, string> = {
  granted: 'Current choice: allowed.',
  denied: 'Current choice: declined.',
}

/** Asks for consent to analytics, with two equal buttons, while it is open; never on the server. */
export default function ConsentBar(): ReactNode {
  const isOpen = useConsent((consent) => consent.isBarOpen)
  return isOpen && <OpenConsentBar />
}

function OpenConsentBar() {
  const choice = useConsent((consent) => consent.choice)
  const bar = useRef<HTMLElement>(null)
  const previousFocus = useRef(document.activeElement)
  const wasReopened = useRef(choice !== undefined)

  useEffect(() => {
    // Takes the focus only when the visitor has reopened the bar.
    if (wasReopened.current) bar.current?.querySelector('button')?.focus()
  }, [])

  const handleChoice = (chosen: ConsentChoice) => {
    analyticsConsent.save(chosen)
    const focusTarget = wasReopened.current ? previousFocus.current : document.getElementById('content')
    if (focusTarget instanceof HTMLElement) focusTarget.focus({ preventScroll: true })
  }

  return (
    <Bar
      ref={(element) => {
        bar.current = element
        return element ? reserveBottomSpace(element) : undefined
      }}
      aria-label="Privacy choices"
    >
      <Row>
        <p>
          May we count visits? With your consent, PostHog records the pages you open and the buttons you press, never
          what you type. {choice && currentChoiceText[choice]}
        </p>
        <Choices>
          <Button variant="secondary" onClick={() => handleChoice('denied')}>
            Decline
          </Button>
          <Button variant="secondary" onClick={() => handleChoice('granted')}>
            Allow
          </Button>
        </Choices>
      </Row>
    </Bar>
  )
}
