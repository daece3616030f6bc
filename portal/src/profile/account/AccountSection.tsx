import { styled } from 'styled-components'
import { ChangePassword } from './ChangePassword.tsx'
import { ChangeSignInEmail } from './ChangeSignInEmail.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { DownloadData } from './DownloadData.tsx'

const Root = styled.section`
  display: grid;
  gap: var(--space-4);

  > * {
    min-width: 0;
  }

  > h2 {
    margin-top: var(--space-5);
    font-size: var(--text-22);
  }
`

type Props = {
  /** The current sign-in email. */
  email: string
  /** The sign-in email that the client asked for in the profile form; a new object for each request. */
  requestedEmail: { address: string } | undefined
}

/** Password, sign-in email, data download and deletion of the account. */
export function AccountSection({ email, requestedEmail }: Props) {
  return (
    <Root aria-labelledby="account-and-data">
      <h2 id="account-and-data">Account and data</h2>
      <ChangePassword email={email} />
      <ChangeSignInEmail email={email} requestedEmail={requestedEmail} />
      <DownloadData />
      <DeleteAccount email={email} />
    </Root>
  )
}
