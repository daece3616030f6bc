import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { pageContainer } from '@fortnight/shared-ui/page/pageContainer'

/* On wide screens the heading stands beside the card, as in the sections of the public pages. */
const Root = styled.div`
  ${pageContainer}
  display: grid;
  grid-template-columns: minmax(0, 30rem);
  justify-content: center;
  align-items: start;
  gap: var(--space-4) var(--space-8);
  padding-block: clamp(var(--space-6), 6vw, var(--space-8)) var(--space-8);

  @media (min-width: 60rem) {
    grid-template: auto 1fr / minmax(0, 1fr) 30rem;
    gap: var(--space-5) var(--space-8);
    min-height: 34rem;
  }
`
const Intro = styled.header`
  display: grid;
  gap: var(--space-4);

  > h1 {
    font-size: var(--text-48);
    line-height: 1.05;
    letter-spacing: -0.02em;
    text-wrap: balance;
  }

  > p {
    margin: 0;
  }
`
const Card = styled.div`
  padding: clamp(var(--space-4), 5vw, var(--space-5));
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  @media (min-width: 60rem) {
    grid-area: 1 / 2 / span 2;
    padding: var(--space-6);
  }
`
const Aside = styled.div`
  max-width: 30rem;
  margin-top: var(--space-4);

  @media (min-width: 60rem) {
    margin: 0;
  }
`

type Props = {
  heading: string
  lead?: ReactNode
  /** What is worth knowing; on narrow screens it comes last. */
  aside?: ReactNode
  children: ReactNode
}

/** The layout of the sign-in and sign-up screens: heading, lead, and a card with the form. */
export function AuthPanel({ heading, lead, aside, children }: Props) {
  return (
    <Root>
      <Intro>
        <h1>{heading}</h1>
        {lead}
      </Intro>
      <Card>{children}</Card>
      {aside && <Aside>{aside}</Aside>}
    </Root>
  )
}
