import { styled } from 'styled-components'

/** The stack of fields in a sign-in or sign-up card. */
export const AuthForm = styled.form`
  display: grid;
  gap: var(--space-4);
`
