import { styled } from 'styled-components'

/** Error message of one field; screen readers announce it when it appears. */
export const FieldError = styled.p.attrs({ role: 'alert' })`
  color: var(--danger);
  font-size: var(--text-14);
  font-weight: 600;
`
