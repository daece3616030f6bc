import { type ReactNode, Suspense } from 'react'
import { styled } from 'styled-components'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { pageContainer } from '@fortnight/shared-ui/page/pageContainer'
import { PanelPattern } from './PanelPattern.tsx'

const wideScreen = '@media screen and (min-width: 60rem) and (prefers-contrast: no-preference)'

const Root = styled.div`
  ${pageContainer}
  display: grid;
  grid-template: auto auto 1fr / minmax(0, 30rem);
  justify-content: center;
  /* The footer stays below the screen, so that it does not move when the form has loaded. */
  min-height: calc(100svh - var(--header));
  gap: var(--space-5);
  padding-block: var(--space-6) var(--space-7);

  @media (min-width: 40rem) {
    padding-block-start: clamp(var(--space-6), 10svh, 7rem);
  }

  ${wideScreen} {
    /* The form ends where the panel does: its row takes what the panel is higher, and nothing of the screen. */
    grid-template: auto minmax(min-content, 0fr) / minmax(0, 30rem) minmax(0, 1fr);
    place-content: start stretch;
    column-gap: 5rem;
  }
`
/* What is worth knowing and tiles below it: beside the form, on narrower screens below the form, and without tiles on phones. */
const Panel = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;

  > [aria-hidden] {
    display: none;

    /* At the end of the screen, however short the form is. */
    @media screen and (min-width: 40rem) and (prefers-contrast: no-preference) {
      display: block;
      align-self: end;
      margin-top: var(--space-6);
    }

    /* The shorter the form, the more rows of it fill the screen: as many as there are, and no more than have room. */
    @media screen and (min-width: 40rem) and (max-width: 60rem) and (prefers-contrast: no-preference) {
      &:first-child {
        contain: size;
        contain-intrinsic-size: auto calc(2 * 6rem);
        height: clamp(2 * 6rem, round(down, 100% - var(--space-6), 6rem), 5 * 6rem);
      }
    }
  }

  > :not([aria-hidden]) {
    align-self: start;
    margin-top: var(--space-4);
    padding-top: var(--space-5);
    border-top: 1px solid var(--line);
  }

  ${wideScreen} {
    --tile: 7rem;
    --rows: 4;
    grid-area: 1 / 2 / span 2;
    justify-self: end;
    width: round(down, 100%, var(--tile));

    > [aria-hidden] {
      align-self: start;
      margin: 0;
    }

    > :not([aria-hidden]) + [aria-hidden] {
      border-radius: 0 0 var(--radius-large) var(--radius-large);
    }

    /* Alone beside a longer form; the registration's has a card above it, which takes what is left. */
    &[data-long] > :first-child {
      --rows: 5;
    }

    > :not([aria-hidden]) {
      align-self: stretch;
      margin: 0;
      padding: var(--space-5);
      border: 1px solid var(--line);
      border-bottom: 0;
      border-radius: var(--radius-large) var(--radius-large) 0 0;
      background: var(--surface);
    }
  }
`
const Intro = styled.header`
  display: grid;
  gap: var(--space-3);

  > h1 {
    font-size: var(--text-48);
    line-height: 1.05;
    letter-spacing: -0.02em;
    text-wrap: balance;
  }

  > p {
    color: var(--ink-soft);
    font-size: var(--text-18);
    text-wrap: balance;
  }

  /* Level with the panel. */
  ${wideScreen} {
    > h1 {
      text-box: trim-start cap alphabetic;
    }
  }
`
const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);

  > h2 {
    margin-bottom: calc(-1 * var(--space-3));
    font-size: var(--text-22);
  }
`
const Aside = styled.aside`
  display: grid;
  gap: var(--space-2);
  margin-top: auto;
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);
  color: var(--ink-soft);
`

type Props = {
  heading: string
  lead?: ReactNode
  /** Links to other screens, below the form. */
  aside?: ReactNode
  /** What is worth knowing: on the panel beside the form, on narrow screens below the form. */
  panel?: ReactNode
  /** How many lines stand in for a form of more than one field that is still loading. */
  skeletonLines?: number
  children: ReactNode
}

/** The layout of all account screens: heading, lead and form in one column, and a decorated panel beside it. */
export function AuthPanel({ heading, lead, aside, panel, skeletonLines, children }: Props) {
  const isLong = skeletonLines !== undefined || undefined
  const skeleton = (
    <>
      <Skeleton lines={skeletonLines} />
      <Panel data-long={isLong}>
        <PanelPattern />
      </Panel>
    </>
  )
  return (
    <Root>
      <Intro>
        <h1>{heading}</h1>
        {lead}
      </Intro>
      {/* What is below the form waits with it, and would be pushed down otherwise. */}
      <Suspense fallback={skeleton}>
        <Content>
          {children}
          {aside && <Aside>{aside}</Aside>}
        </Content>
        <Panel data-long={isLong}>
          {panel}
          <PanelPattern />
        </Panel>
      </Suspense>
    </Root>
  )
}
