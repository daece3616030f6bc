import { css } from 'styled-components'

/** Single cards of short values, which have a switch and actions, are low, so that a phone shows several. */
export const lowCards = css`
  @container rows (max-width: 44.74rem) {
    tbody tr:has(> td [role='switch']):has(> td[data-column='Actions']) {
      column-gap: var(--space-3);

      /* The switch and the actions begin a line of their own. */
      &::after {
        order: 1;
        flex-basis: 100%;
        margin-bottom: calc(-1 * var(--space-2));
        content: '';
      }

      > td[data-column]:not(
          [data-column=''],
          [data-column='Actions'],
          [data-unlabeled],
          :has([data-no-value]:only-child)
        ) {
        display: flex;
        gap: var(--space-2);
        min-width: 0;
      }

      > td:has([role='switch']) {
        order: 2;
      }

      > td[data-column='Actions']:last-child {
        flex: 0 1 auto;
        flex-wrap: nowrap;
        gap: 0;
        order: 3;
        margin-block-start: calc(-1 * var(--space-2));
        margin-inline: auto calc(-1 * var(--space-3));
        padding-top: 0;
        border-top: 0;
      }

      /* Four of them take a line of their own: those that move the row begin it, those that edit and delete it end it. */
      > td[data-column='Actions']:last-child:has(> :nth-child(4)) {
        flex-basis: 100%;
        margin-block-start: 0;
        margin-inline: 0;
        padding-top: var(--space-1);
        border-top: 1px solid var(--line);

        > :nth-child(2) {
          margin-inline-end: auto;
        }

        > :last-child {
          margin-inline-end: calc(-1 * var(--space-3));
        }
      }
    }
  }
`
