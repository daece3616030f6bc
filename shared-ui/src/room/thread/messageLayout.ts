import { css } from 'styled-components'
import { visuallyHidden } from '../../page/VisuallyHidden.tsx'

/** A line of the conversation: the time in a column of its own where there is space, like the day in a ledger. */
export const messageLayout = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--space-2);
  align-items: start;
  padding-block: var(--space-3);

  &[data-continued] {
    padding-top: 0;
  }

  > [data-part='body'] {
    min-width: 0;
  }

  /* Its dots end where the text may end, and its touch target does not. */
  > [data-part='menu'] {
    margin-block: -10px;
    margin-inline-end: -14px;
  }

  header {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
    align-items: baseline;
  }

  header strong {
    overflow-wrap: anywhere;
  }

  header time {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  @media not all and (min-width: 40rem) {
    /* The menu is beside the name, so that the text has the whole width. */
    &:not([data-continued]) {
      grid-template-columns: minmax(0, 1fr);

      > [data-part='menu'] {
        position: absolute;
        inset-block-start: var(--space-3);
        inset-inline-end: 0;
      }

      header {
        padding-inline-end: calc(44px + var(--space-2));
      }
    }

    &[data-continued] header {
      ${visuallyHidden}
    }
  }

  @media (min-width: 40rem) {
    > [data-part='body'] {
      max-width: calc(5.5rem + var(--measure));
      padding-inline-start: 5.5rem;
    }

    header time {
      position: absolute;
      inset-inline-start: 0;
      line-height: 1.8;
    }

    &[data-continued] header strong {
      ${visuallyHidden}
    }
  }
`
