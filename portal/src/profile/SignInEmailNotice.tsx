import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-inline-start: 4px solid var(--info);
  background: var(--info-soft);

  > p {
    flex: 1 1 22rem;
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }

  &:empty {
    position: absolute;
    padding: 0;
    border: 0;
  }
`

type Props = { signInEmail: string; contactEmail: string; onUseAsSignInEmail: (email: string) => void }

/** Says that the contact email differs from the sign-in email, and offers to change that too. [PROF-10] */
export function SignInEmailNotice({ signInEmail, contactEmail, onUseAsSignInEmail }: Props) {
  const contact = contactEmail.trim()
  const isDifferent = contact !== '' && contact.toLowerCase() !== signInEmail.toLowerCase()
  return (
    <Root role="status">
      {isDifferent && (
        <>
          <p>
            You still sign in with <strong>{signInEmail}</strong>. We only use the address above to contact you.
          </p>
          <Button variant="secondary" onClick={() => onUseAsSignInEmail(contact)}>
            Change the sign-in address too
          </Button>
        </>
      )}
    </Root>
  )
}
