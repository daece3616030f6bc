import { styled } from 'styled-components'

/** The stack of fields that every form is. */
export const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`

export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-3);
`

/** What went wrong where no single field is to blame. */
export const FormError = styled.p.attrs({ role: 'alert' })`
  margin: 0;
  color: var(--danger);
  font-weight: 600;
`

// In the page before it has something to say, or screen readers would not say it; and out of the way until then.
export const FormSuccess = styled.p.attrs({ role: 'status' })`
  margin: 0;
  color: var(--positive);
  font-weight: 600;

  &:empty {
    position: absolute;
  }
`
