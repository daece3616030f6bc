import { styled } from 'styled-components'

const Link = styled.button`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  font-size: var(--text-14);
  text-align: start;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }

  /* Without scripts nothing is ever counted. */
  @media (scripting: none) {
    display: none;
  }
`

/** Brings the question about analytics back. */
export function PrivacyChoices() {
  const ask = () => void import('./consent.ts').then(({ askAgain }) => askAgain())
  return (
    <Link type="button" onClick={ask}>
      Privacy choices
    </Link>
  )
}
