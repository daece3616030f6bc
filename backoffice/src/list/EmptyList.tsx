import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'
import { EmptyState, type EmptyStateProps } from '@fortnight/shared-ui/feedback/EmptyState'

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  overflow: clip;

  @media (min-width: 40rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`
const Text = styled(EmptyState)`
  align-content: center;
  border: 0;
  background: none;

  > :is(a, button, div) {
    margin-top: var(--space-1);
  }
`
/* Only lines and two fills, with the accent in one place, so that it is neither a list nor one that loads. */
const Drawing = styled.div`
  display: none;
  place-items: center;
  padding: var(--space-4);
  border-inline-start: 1px solid var(--line);
  background: var(--paper);

  @media (min-width: 40rem) {
    display: grid;
  }

  > svg {
    width: 100%;
    max-width: 16rem;
    height: auto;
    fill: var(--surface);
    stroke: var(--line-strong);
    stroke-width: 1.25;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  [data-fill='line'] {
    fill: var(--line);
    stroke: none;
  }

  [data-fill='accent'] {
    fill: var(--accent-soft);
    stroke: var(--accent);
  }

  [data-fill='none'] {
    fill: none;
  }

  [data-rule] {
    stroke: var(--line);
  }
`

type Props = EmptyStateProps & {
  /** An `svg` of 320 x 180 that hints at what will be here, for those who see it and have the room. */
  drawing: ReactNode
}

/** Shown in place of a list that has never had a row: what would be here, and the next step. */
export const EmptyList = ({ drawing, ...text }: Props) => (
  <Root>
    <Text {...text} />
    <Drawing aria-hidden>{drawing}</Drawing>
  </Root>
)
