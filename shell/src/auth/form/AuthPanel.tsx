import { type ReactNode, Suspense } from 'react'
import { styled } from 'styled-components'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { pageContainer } from '@fortnight/shared-ui/page/pageContainer'

/* On wide screens the heading stands beside the card, as in the sections of the public pages. */
const Root = styled.div`
  ${pageContainer}
  display: grid;
  grid-template-columns: minmax(0, 30rem);
  place-content: start center;
  align-items: start;
  /* The footer stays below the screen, so that it does not move when the form has loaded. */
  min-height: calc(100svh - var(--header));
  gap: var(--space-5) var(--space-8);
  padding-block: clamp(var(--space-6), 6vw, var(--space-8)) var(--space-8);

  @media (min-width: 60rem) {
    grid-template: auto 1fr / minmax(0, 1fr) 30rem;
    gap: var(--space-6) var(--space-8);
    align-content: stretch;
    /* A little above the middle of the window, and in the same place for every form. */
    padding-block-start: clamp(var(--space-8), 16svh, 12rem);
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
    max-width: 30rem;
    color: var(--ink-soft);
    font-size: var(--text-18);
  }
`
const Card = styled.div`
  display: grid;
  gap: var(--space-5);
  align-content: start;
  padding: clamp(var(--space-4), 5vw, var(--space-5));
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  > h2 {
    margin-bottom: calc(-1 * var(--space-3));
    font-size: var(--text-22);
  }

  @media (min-width: 60rem) {
    grid-area: 1 / 2 / span 2;
    padding: var(--space-6);
  }
`
const Aside = styled.aside`
  display: grid;
  gap: var(--space-2);
  max-width: 30rem;
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);
  color: var(--ink-soft);
`

type Props = {
  heading: string
  lead?: ReactNode
  /** Links to other screens and what is worth knowing: below the heading, on narrow screens below the card. */
  aside?: ReactNode
  /** How many lines stand in for a form that is still loading. */
  skeletonLines?: number
  children: ReactNode
}

/** The layout of all account screens: heading, lead, and a card with the form. */
export function AuthPanel({ heading, lead, aside, skeletonLines, children }: Props) {
  const skeleton = (
    <Card>
      <Skeleton lines={skeletonLines} />
    </Card>
  )
  return (
    <Root>
      <Intro>
        <h1>{heading}</h1>
        {lead}
      </Intro>
      {/* The aside waits with the form, which would push it down. */}
      <Suspense fallback={skeleton}>
        <Card>{children}</Card>
        {aside && <Aside>{aside}</Aside>}
      </Suspense>
    </Root>
  )
}
