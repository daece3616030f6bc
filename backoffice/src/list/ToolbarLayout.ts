import { css, styled } from 'styled-components'

/** How high the controls above a list are, where no finger has to hit them. */
export const controlHeight = '40px'

/** The fields above a list are as high as its `FilterButtons`. */
export const lowControls = css`
  @media (min-width: 40rem) {
    input,
    select {
      min-height: ${controlHeight};
      padding-block: 7px;
    }
  }
`

/** Arranges search, filters, sort order and count of a list in rows. */
export const ToolbarLayout = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3) var(--space-4);
  margin-bottom: var(--space-4);
  ${lowControls}

  [data-part='filter'] {
    flex: 1 1 8.5rem;
  }

  @media (min-width: 40rem) {
    [data-part='filter'] {
      flex-basis: 10rem;
      max-width: 14rem;
    }

    /* A long row of buttons is below the count, which would need a row of its own. With its button it does. */
    [data-long],
    > [data-part='count']:has(button) {
      order: 1;
    }
  }

  @media (max-width: 39.99rem) {
    > :has(> [data-open]) {
      flex: 1 1 100%;
    }
  }

  > [data-part='search'] {
    flex: 1 1 20rem;

    input {
      text-overflow: ellipsis;
    }

    /* A placeholder has the room of a button that would clear nothing. */
    input:placeholder-shown::-webkit-search-cancel-button {
      display: none;
    }

    @media (min-width: 64rem) {
      flex-basis: 14rem;
    }
  }

  > [data-part='count'] {
    flex: 1 0 auto;
    min-height: ${controlHeight};
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: 0 var(--space-3);
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  /* Selects alone, or above a long row, leave room for all in one row, and so do buttons alone. */
  @media (min-width: 40rem) and (max-width: 63.99rem) {
    > [data-part='search'] {
      flex-basis: 14rem;
    }

    /* With both, up to three buttons are in the row of the others, and the count is a line above the list. */
    &:has([data-part='filter']):has(fieldset:not([data-long])) {
      column-gap: var(--space-3);

      [data-part='filter'] {
        flex: none;
      }

      select {
        padding-inline-end: 36px;
      }

      > [data-part='search'] {
        flex-basis: 20rem;
      }

      &:not(:has(fieldset > :nth-of-type(4))) > [data-part='count'] {
        flex-basis: 100%;
        min-height: 0;
        margin-bottom: calc(-1 * var(--space-2));
      }
    }
  }
`
