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
  /** The address to sign in with. */
  email: string
  /** The address that the person would rather sign in with, if they have said so above. */
  wish: { address: string } | undefined
}

/** What a client can do with the account itself and with everything stored about them. */
export function AccountSection({ email, wish }: Props) {
  return (
    <Root aria-labelledby="account-and-data">
      <h2 id="account-and-data">Account and data</h2>
      <ChangePassword email={email} />
      <ChangeSignInEmail email={email} wish={wish} />
      <DownloadData />
      <DeleteAccount email={email} />
    </Root>
  )
}
