import { styled } from 'styled-components'
import { Table } from '../data/Table.tsx'

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

  small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-14);
    font-weight: 400;
  }

  td > div > p {
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
    text-align: end;
  }

  @container cases (max-width: 52rem) {
    border: 0;
    border-radius: 0;
    background: none;
    overflow: visible;

    > table,
    th,
    td {
      display: block;
    }

    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    tbody {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-3);
    }

    tbody tr {
      display: grid;
      grid-template-columns: minmax(1rem, auto) minmax(0, 1fr);
      gap: var(--space-3);
      padding: var(--space-4);
      border: 1px solid var(--line);
      border-radius: var(--radius-large);
      background: var(--surface);
    }

    tbody tr > *,
    tbody tr:hover > * {
      grid-column: 2 / -1;
      padding: 0;
      border: 0;
      background: none;
      text-align: start;
    }

    tbody td[data-column='No.'] {
      grid-area: 1 / 1;
      color: var(--ink-soft);
      font-size: var(--text-16);
      font-variant-numeric: tabular-nums;
      line-height: 1.5;

      &::after {
        content: '.' / '';
      }
    }

    tbody th[scope='row'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 var(--space-3);
      align-items: start;
      grid-row: 1;

      > small {
        grid-column: 1 / -1;
      }
    }

    /* What a case has shown comes before what was asked of it. */
    tbody td[data-column='Result'] {
      grid-row: 2;
    }

    /* Level with the number beside it, at the edge of what is below. */
    tbody th > button[data-size] {
      min-height: 44px;
      margin-block: -10px;
      padding-block: 9px;
      line-height: 1.5;
      font-size: var(--text-16);
    }

    /* Side by side where both have room. */
    @container cases (min-width: 38rem) {
      tbody tr:has(td[data-column='Expected result']) {
        grid-template-columns: minmax(1rem, auto) repeat(2, minmax(0, 1fr));
      }

      tbody td[data-column='Input'] {
        grid-column: 2;
        padding-inline-end: var(--space-4);
      }

      tbody td[data-column='Expected result'] {
        grid-column: 3;
      }

      /* The actions stand beside the title, each with its text at the edge. */
      tbody tr:has(td[data-column='Result']) > th[scope='row'] {
        grid-template-columns: minmax(0, auto) auto;
        justify-content: start;
        padding-inline-end: 12rem;
      }

      tbody td[data-column='Result'] ~ [data-column='Actions'] {
        grid-area: 1 / 3;
        justify-content: end;
        margin-block: -10px;
        margin-inline-end: -14px;

        @media (pointer: fine) {
          margin-block: -6px;

          > button {
            min-height: 36px;
          }
        }
      }

      /* The note stands beside the result. */
      tbody td[data-column='Result'] > div {
        display: flex;
        gap: var(--space-3);
        align-items: baseline;

        > p {
          margin: 0;
        }
      }
    }

    td:is([data-column='Input'], [data-column='Expected result'])::before {
      content: attr(data-column) / '';
      display: block;
      color: var(--ink-soft);
    }

    tbody td[data-column='Actions'] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-1);
      justify-content: space-between;

      &:empty {
        display: none;
      }

      > button {
        min-height: 44px;
      }
    }
  }
`
