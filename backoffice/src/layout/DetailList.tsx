import { styled } from 'styled-components'

/** The details of one record: pairs of `dt` and `dd`, each pair in a `div`. */
export const DetailList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  gap: var(--space-3) var(--space-4);

  &:not(:last-child) {
    margin-bottom: var(--space-4);
  }

  > [data-wide] {
    grid-column: 1 / -1;
  }

  /* On wide pages a long text takes two of four columns or more, in a side panel both. */
  @media (min-width: 80rem) {
    > [data-wide] {
      grid-column: span 2;
    }
  }

  dt {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  @media (max-width: 40rem) {
    > :not([data-wide]) {
      display: grid;
      grid-template-columns: 6rem minmax(0, 1fr);
      gap: var(--space-2);
      align-items: baseline;
    }
  }

  [data-wide] dd {
    max-width: var(--measure);
  }

  dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  dd a:not(:hover) {
    color: var(--ink);
    text-decoration-color: var(--line-strong);
  }

  dd code {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`
