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

  /* Without JavaScript there is no analytics. */
  @media (scripting: none) {
    display: none;
  }
`

/** A button that opens the consent bar again. */
export function PrivacyChoices() {
  const openConsentBar = () => void import('./consent.ts').then((consent) => consent.reopenConsentBar())
  return (
    <Link type="button" onClick={openConsentBar}>
      Privacy choices
    </Link>
  )
}
