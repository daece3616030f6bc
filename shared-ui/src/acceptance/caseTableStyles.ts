import { styled } from 'styled-components'
import { Table } from '../data/Table.tsx'
import { Disclosure } from '../room/Disclosure.tsx'
import { casesAsCards } from './casesAsCards.ts'

/** Folds what belongs to a case, with a chevron and a touch target. */
export const FoldRoot = styled(Disclosure)`
  > summary {
    justify-content: center;
    width: 44px;
    padding: 0;
  }

  > summary::before {
    margin: 0;
  }

  &[open] > summary::before {
    translate: none;
  }
`

/** Container whose width decides whether cases are rows or cards. */
export const CaseTableRoot = styled.div`
  container: cases / inline-size;
`

/** Styles of the table of cases, which is as high as its rows. */
export const CaseTableStyled = styled(Table)`
  max-height: none;
  overflow: clip;

  thead th {
    position: static;
  }

  th,
  td {
    padding-inline: var(--space-3);
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  tbody th {
    min-width: 9rem;
  }

  /* Aligns the text of the button, not its touch target, with the column. */
  tbody th > button {
    display: block;
    margin: calc(-1 * var(--space-1)) calc(-1 * var(--space-3)) var(--space-1);
    font-size: inherit;
    text-align: start;
    text-decoration: underline;
    text-decoration-color: var(--line-strong);
    text-underline-offset: 0.2em;
  }

  /* What has to be looked at has a rule at its side, in the color of its badge. */
  tr[data-result='failed'] {
    --mark: var(--danger);
    --tint: color-mix(in srgb, var(--danger-soft) 45%, var(--surface));
  }

  tr[data-result='open'] {
    --mark: var(--ink-soft);
  }

  @container cases (min-width: 52.01rem) {
    tr[data-result] > * {
      background: var(--tint, none);
    }

    tr[data-result] > :first-child {
      box-shadow: inset 4px 0 var(--mark);
    }

    /* The badge is as close to a title of one line as to one of two. */
    tbody th > button[data-size] {
      min-height: 0;
    }

    /* Only as wide as they are, with their text level with the first line of the other cells. */
    td[data-column='Actions'] {
      width: 0;

      > div {
        margin-block: -5px;
      }
    }

    /* What is below the badge of a result goes on below the buttons beside it, if there are any. */
    td[data-column='Result']:has(+ :not(:empty)) > div > :not([data-tone]) {
      margin-inline-end: -9rem;
    }
  }

  /* Only cards are folded. */
  th > details {
    display: none;
  }

  small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-14);
    font-weight: 400;
  }

  td > div > :not(:first-child) {
    margin-top: var(--space-1);
  }

  td p {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
    overflow: hidden;
    white-space: pre-line;
  }

  td:last-child {
    white-space: nowrap;
  }

  @container cases (max-width: 52rem) {
    ${casesAsCards}
  }
`
