import { type ComponentType, useState } from 'react'
import { Plus, Search } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useSearchParams } from '@fortnight/shared-ui/router'
import type { SessionUser } from '@fortnight/supabase/session'
import { ClientPage } from '../layout/ClientPage.tsx'
import { LoadingCard } from '../layout/LoadingCard.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { LoadingProjects, ProjectList } from './ProjectList.tsx'
import { SectionTitle } from './SectionTitle.ts'
import { useSignUpRedirect } from './useSignUpRedirect.ts'
import { WelcomeBanner } from './WelcomeBanner.tsx'

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  margin-bottom: var(--space-5);

  > h1 {
    font-size: var(--text-28);
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  /* Without their icons, both fit on a line, which they fill. */
  @media (max-width: 30rem) {
    flex: 1 1 100%;

    > * {
      flex: 1 1 auto;
    }

    svg {
      display: none;
    }
  }
`
const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  > * {
    position: relative;
  }
`

type Props = {
  /** The dialog of the projects feature, which the dashboard may not import. It loads when it opens. */
  NewProjectDialog: ComponentType<{ userId: string; plan: string | null; isWelcome: boolean; onClose: () => void }>
}

/** The page at /dashboard: a client's projects and profile. */
export default function DashboardPage(props: Props) {
  return <ClientPage title="Dashboard">{(client) => <Dashboard client={client} {...props} />}</ClientPage>
}

function Dashboard({ client, NewProjectDialog }: Props & { client: SessionUser }) {
  const { isWelcomeShown, dismissWelcome } = useSignUpRedirect()
  const [search, setSearch] = useSearchParams()
  const [hasTasks, setHasTasks] = useState(false)
  const openDialog = () => setSearch((current) => withDialog(current, 'new-project'))
  const isDialogOpen = search.get('dialog') === 'new-project'
  const closeDialog = () => setSearch((current) => withDialog(current, undefined), { replace: true })

  return (
    <>
      {isWelcomeShown && !isDialogOpen && <WelcomeBanner onDismiss={dismissWelcome} />}
      <Head>
        <h1>Dashboard</h1>
        <Actions>
          <ButtonLink variant="secondary" to="/dashboard/search">
            <Search aria-hidden /> Search everything
          </ButtonLink>
          <Button variant={hasTasks ? 'secondary' : 'primary'} onClick={openDialog}>
            <Plus aria-hidden /> New project
          </Button>
        </Actions>
      </Head>
      <Sections>
        <PageBoundary fallback={<LoadingProjects />} errorTitle="Your projects could not be loaded">
          <ProjectList userId={client.id} onTasksChange={setHasTasks} />
        </PageBoundary>
        <section aria-labelledby="profile">
          <SectionTitle id="profile">Your profile</SectionTitle>
          <PageBoundary
            fallback={<LoadingCard lines={4} label="Loading your profile…" />}
            errorTitle="Your profile could not be loaded"
          >
            <ProfileCard client={client} />
          </PageBoundary>
        </section>
      </Sections>
      {isDialogOpen && (
        <PageBoundary fallback={null} errorTitle="The form could not be loaded">
          <NewProjectDialog
            userId={client.id}
            plan={search.get('plan')}
            isWelcome={isWelcomeShown}
            onClose={closeDialog}
          />
        </PageBoundary>
      )}
    </>
  )
}

/** The URL parameters with `dialog` open or, without one, with none open. The filter of the list stays. */
function withDialog(search: URLSearchParams, dialog: string | undefined) {
  const next = new URLSearchParams(search)
  for (const name of ['dialog', 'plan']) next.delete(name)
  if (dialog) next.set('dialog', dialog)
  return next
}
