import { styled } from 'styled-components'

/** The form on an account screen: its fields stacked. Only optional ones are marked. */
export const AuthForm = styled.form`
  display: grid;
  gap: var(--space-4);
  --required-mark: '';

  > [type='submit'] {
    margin-top: var(--space-2);
  }
`
