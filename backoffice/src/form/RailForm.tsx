import { styled } from 'styled-components'
import { EditForm } from './EditForm.tsx'

/**
 * The form of a record on a page. Of its children, those with `data-column` are the content and its `FormRail`, beside
 * each other on wide screens; the others are as wide as both.
 */
export const RailForm = styled(EditForm)`
  max-width: none;

  @media (min-width: 75rem) {
    grid-template-columns: minmax(0, 1fr) 20rem;
    column-gap: var(--space-5);

    > :not([data-column]) {
      grid-column: 1 / -1;
    }
  }
`

/** The sections with everything about a record but its content. */
export const FormRail = styled.aside.attrs<{ 'data-column'?: boolean }>({ 'data-column': true })`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  min-width: 0;

  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-3);
    padding-top: var(--space-3);
    border-top: 1px solid var(--line);
  }

  /* As high as the label of a field, so that both are in line beside each other. */
  h2 {
    font-size: var(--text-18);
    line-height: 1.6rem;
  }

  /* Below the content, its fields have two columns. */
  @media (min-width: 48rem) and (max-width: 74.99rem) {
    > section {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: var(--space-5);
    }

    > section > :is(h2, h2 + :last-child) {
      grid-column: 1 / -1;
      max-width: none;
    }
  }

  @media (min-width: 75rem) {
    padding-inline-start: var(--space-5);
    border-inline-start: 1px solid var(--line);

    > section:first-child {
      padding-top: 0;
      border-top: 0;
    }
  }
`
