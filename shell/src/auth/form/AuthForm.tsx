import { styled } from 'styled-components'

/** The form in a sign-in or sign-up card: its fields stacked. */
export const AuthForm = styled.form`
  display: grid;
  gap: var(--space-4);
`
