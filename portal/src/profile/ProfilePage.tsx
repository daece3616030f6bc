import { lazy, useState } from 'react'
import { styled } from 'styled-components'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { ownProfile } from '@fortnight/supabase/profiles/queries'
import type { SessionUser } from '@fortnight/supabase/session'
import { BackLink } from '../layout/BackLink.tsx'
import { ClientPage } from '../layout/ClientPage.tsx'
import { LoadingCard } from '../layout/LoadingCard.tsx'
import { MissingProfile } from '../layout/MissingProfile.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { valuesOf } from './profileValues.ts'

const AccountArea = lazy(() =>
  import('./account/AccountSection.tsx').then((module) => ({ default: module.AccountSection })),
)

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  > * {
    min-width: 0;
  }
`
const Head = styled.header`
  display: grid;
  gap: var(--space-3);

  > h1 {
    font-size: var(--text-28);
  }
`

/** The page at /profile/edit: the client's profile and account. */
export default function ProfilePage() {
  return <ClientPage title="Edit Profile">{(client) => <Profile client={client} />}</ClientPage>
}

function Profile({ client }: { client: SessionUser }) {
  const [requestedEmail, setRequestedEmail] = useState<{ address: string }>()
  return (
    <Column>
      <Head>
        <BackLink to="/dashboard">Back to Dashboard</BackLink>
        <h1>Edit Profile</h1>
      </Head>
      <PageBoundary
        fallback={<LoadingCard lines={8} label="Loading your profile…" />}
        errorTitle="Your profile could not be loaded"
      >
        <StoredProfile client={client} onUseAsSignInEmail={(address) => setRequestedEmail({ address })} />
      </PageBoundary>
      <PageBoundary
        fallback={<LoadingCard lines={6} label="Loading your account…" />}
        errorTitle="This part could not be loaded"
      >
        <AccountArea userId={client.id} email={client.email} requestedEmail={requestedEmail} />
      </PageBoundary>
    </Column>
  )
}

type Props = { client: SessionUser; onUseAsSignInEmail: (email: string) => void }

function StoredProfile({ client, onUseAsSignInEmail }: Props) {
  const { data: profile } = useSuspenseQuery(ownProfile(client.id))
  if (!profile) return <MissingProfile client={client} />
  return <ProfileForm client={client} stored={valuesOf(profile)} onUseAsSignInEmail={onUseAsSignInEmail} />
}
