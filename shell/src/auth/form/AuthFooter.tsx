import { styled } from 'styled-components'

/** Links to other screens, below the form. */
export const AuthFooter = styled.div`
  margin-top: var(--space-5);
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);
  color: var(--ink-soft);

  > p {
    margin: 0 0 var(--space-2);
  }
`
