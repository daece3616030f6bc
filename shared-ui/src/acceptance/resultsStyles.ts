import { styled } from 'styled-components'
import { Card } from '../data/Card.tsx'

/** The card of the results. */
export const ResultsRoot = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  h3 {
    font-size: var(--text-18);
  }

  progress {
    width: 100%;
    height: 8px;
    border: 0;
    border-radius: var(--radius-small);
    appearance: none;
    background: linear-gradient(to right, var(--danger) var(--tested), var(--line) 0);
    accent-color: var(--positive);
  }

  /* Behind the cases that pass, those that fail. */
  progress::-webkit-progress-bar {
    border-radius: inherit;
    background: linear-gradient(to right, var(--danger) var(--tested), var(--line) 0);
  }

  progress::-webkit-progress-value {
    border-radius: inherit;
    background: var(--positive);
  }

  progress::-moz-progress-bar {
    background: var(--positive);
  }

  > button {
    justify-self: start;
  }

  @media (max-width: 40rem) {
    > button[data-size] {
      min-height: 44px;
    }
  }

  /* The button is beside the heading. */
  @media (min-width: 40rem) {
    &:has(> h3) {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;

      > * {
        grid-column: 1 / -1;
      }

      > h3 {
        grid-area: 1 / 1;
      }

      > button {
        grid-area: 1 / 2;
      }
    }
  }
`

/** The versions of the agent. */
export const Versions = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    align-items: center;
    justify-content: space-between;
    padding-block: var(--space-3);
    border-top: 1px solid var(--line);
  }

  > li:last-child {
    padding-bottom: 0;
  }

  > li > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`
