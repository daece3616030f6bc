import { styled } from 'styled-components'

/** The form on an account screen: its fields stacked. */
export const AuthForm = styled.form`
  display: grid;
  gap: var(--space-4);
`
