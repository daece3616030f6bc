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
        gap: var(--space-1);
        min-width: 0;
      }

      > td:has([role='switch']) {
        order: 2;
      }

      > td[data-column='Actions']:last-child {
        flex: 0 1 auto;
        flex-wrap: nowrap;
        justify-content: flex-end;
        gap: 0;
        order: 3;
        margin-block-start: calc(-1 * var(--space-2));
        margin-inline: auto calc(-1 * var(--space-3));
        padding-top: 0;
        border-top: 0;
      }

      /* Buttons that move the row are in its corner, where other cards have a checkbox. */
      &:has(> td [title^='Move']) > th {
        padding-inline-end: 76px;
      }

      [title^='Move'] {
        position: absolute;
        top: 0;
        right: var(--space-1);
      }

      [title='Move up'] {
        right: calc(44px + var(--space-1));
      }
    }
  }
`
