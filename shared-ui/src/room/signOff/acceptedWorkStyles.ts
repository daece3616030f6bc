import { styled } from 'styled-components'

/** The cases, the deliverables, and below them the terms. */
export const AcceptedWorkRoot = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  gap: var(--space-5) var(--space-6);
  overflow-wrap: anywhere;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-3);
  }

  > :last-child {
    grid-column: 1 / -1;
  }

  /* Closed, it is as far from what is above and below it as another line of text. */
  > details:not([open]) {
    margin-block: -10px;
  }

  /* Clearly below the title of the section. */
  h3,
  h4 {
    color: var(--ink-soft);
    font-size: var(--text-14);
    line-height: 1.35;
  }

  ul,
  ol {
    display: grid;
    gap: var(--space-2);
    padding: 0;
    list-style: none;
  }

  ul ul {
    gap: 0;
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  li {
    break-inside: avoid;
  }

  ol {
    grid-template-columns: minmax(0, 1fr) auto auto;
    column-gap: var(--space-3);
  }

  ol > li {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    row-gap: var(--space-1);
    align-items: start;
    justify-items: start;
  }

  ol > li > :is(small, details) {
    grid-column: 1 / -1;
  }

  /* On phones, the cases that passed are folded where they cannot be accepted: not yet, or no longer. */
  li[data-fold] {
    margin-block: -10px;
  }

  @media (min-width: 40.01rem), print {
    li[data-fold] {
      display: none;
    }
  }

  @media screen and (max-width: 40rem) {
    ol {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    ol [data-importance] {
      grid-area: 2 / 1;
    }

    ol [data-tone]:not([data-importance]) {
      grid-area: 1 / 2;
    }

    ol:has(details:not([open])) > [data-passed] {
      display: none;
    }
  }

  small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  code {
    display: block;
    font-size: var(--text-14);
  }
`

/** The paragraphs of the terms. */
export const Terms = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: var(--measure);
  white-space: pre-line;

  span {
    white-space: nowrap;
  }
`
