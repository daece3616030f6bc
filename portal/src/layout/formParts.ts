import { styled } from 'styled-components'

/** The fields of a form, stacked. */
export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
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
