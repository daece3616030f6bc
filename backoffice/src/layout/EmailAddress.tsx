import { styled } from 'styled-components'

const Root = styled.span`
  display: block;
  max-width: 17rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** An email address on one line, with an ellipsis where it has no room. The tooltip shows it in full. */
export function EmailAddress({ email, href }: { email: string; href?: string }) {
  return href ? (
    <Root as="a" href={href} title={email}>
      {email}
    </Root>
  ) : (
    <Root title={email}>{email}</Root>
  )
}
