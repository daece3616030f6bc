import { styled } from 'styled-components'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { AccountCard } from './AccountCard.tsx'
import { CalendarFeed } from './CalendarFeed.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { ChangeSignInEmail } from './ChangeSignInEmail.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { DownloadData } from './DownloadData.tsx'
import { EmailSettings } from './EmailSettings.tsx'

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
  userId: string
  /** The current sign-in email. */
  email: string
  /** The sign-in email that the client asked for in the profile form; a new object for each request. */
  requestedEmail: { address: string } | undefined
}

/** Emails about projects, calendar link, password, sign-in email, data download and deletion of the account. */
export function AccountSection({ userId, email, requestedEmail }: Props) {
  return (
    <Root aria-labelledby="account-and-data">
      <h2 id="account-and-data">Account and data</h2>
      <AccountCard title="Emails about your projects" description="Choose how soon we email you, or turn emails off.">
        <PageBoundary
          fallback={<Skeleton lines={3} label="Loading your email settings…" />}
          errorTitle="Your email settings could not be loaded"
        >
          <EmailSettings userId={userId} />
        </PageBoundary>
      </AccountCard>
      <CalendarFeed userId={userId} />
      <ChangePassword email={email} />
      <ChangeSignInEmail email={email} requestedEmail={requestedEmail} />
      <DownloadData />
      <DeleteAccount email={email} />
    </Root>
  )
}
