import { styled } from 'styled-components'
import { AcceptanceBoard } from '@fortnight/shared-ui/acceptance/AcceptanceBoard'
import { visuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'

/** The board of cases for the team, which reads results far more often than it changes one. */
export const TeamBoard = styled(AcceptanceBoard)`
  /* What was recorded stands out, not the button that changes it. */
  tr:not([data-result='open']) td[data-column='Actions'] button[data-variant='secondary'] {
    border-color: transparent;
    color: var(--ink-soft);

    &:not(:hover) {
      background: none;
    }

    @container cases (max-width: 37.99rem) {
      margin-inline-start: calc(-1 * var(--space-3));
    }
  }

  /* The text of the buttons is level with the first line of the other cells. */
  @container cases (min-width: 52.01rem) {
    td[data-column='Actions'] > div {
      margin-block: -5px;
    }
  }

  /* The summary says how many cases there are. */
  &[data-tested] > [aria-label='Cases'] > div:first-child {
    justify-content: end;

    > h3 {
      ${visuallyHidden}
    }
  }

  &[data-tested] > [aria-label='Test results'] {
    > ul > li:not(:has(> button)) {
      min-height: 0;
      padding-block: var(--space-3);
    }

    > ul > li:last-child {
      padding-bottom: 0;
    }

    @media (min-width: 40rem) {
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
