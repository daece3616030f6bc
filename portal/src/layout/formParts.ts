import { styled } from 'styled-components'

/** The fields of a form, stacked. */
export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
`

/** Fields of a form that stand side by side where there is room. */
export const FieldPairs = styled.div`
  display: grid;
  gap: inherit;

  @media (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > [role='status'] {
      grid-column: 1 / -1;
    }
  }
`

/** An error that belongs to no single field. */
export const FormError = styled.p.attrs({ role: 'alert' })`
  margin: 0;
  color: var(--danger);
  font-weight: 600;
`

/** A success message. Screen readers announce only status elements that were in the page before their text. */
export const FormSuccess = styled.p.attrs({ role: 'status' })`
  margin: 0;
  color: var(--positive);
  font-weight: 600;

  &:empty {
    position: absolute;
  }
`
