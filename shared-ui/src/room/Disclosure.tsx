import { styled } from 'styled-components'

/** Something that is rarely read, folded below its `summary`, which has a chevron. */
export const Disclosure = styled.details`
  > summary {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    width: fit-content;
    min-height: 44px;
    padding-inline-end: var(--space-1);
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  > summary:hover {
    color: var(--accent);
  }

  > summary::before {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    border: solid var(--accent);
    border-width: 0 2px 2px 0;
    margin-inline-start: -3px;
    rotate: -45deg;
    transition:
      rotate 150ms,
      translate 150ms;
  }

  /* Of the turned square only the right half is drawn, and once it is open the lower half: both begin at the edge. */
  &[open] > summary::before {
    rotate: 45deg;
    translate: 4px;
  }
`
