import { lazy, type ReactNode } from 'react'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { useSearchParams } from '@fortnight/shared-ui/router'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { Tabs } from '../../layout/tabs/Tabs.tsx'
import { ProjectNotes } from '../notes/ProjectNotes.tsx'
import { ProjectHistory } from '../ProjectHistory.tsx'
import { ProjectFiles } from '../room/ProjectFiles.tsx'
import { ProjectMessages } from '../room/ProjectMessages.tsx'
import { ProjectOverview } from './ProjectOverview.tsx'
import { UnreadBadge } from './UnreadBadge.tsx'

const ProjectBrief = lazy(() => import('../brief/ProjectBrief.tsx'))
const ProjectCases = lazy(() => import('../cases/ProjectCases.tsx'))
const ProjectDeliverables = lazy(() => import('../deliverables/ProjectDeliverables.tsx'))
const ProjectHandover = lazy(() => import('../handover/ProjectHandover.tsx'))
const ProjectPayments = lazy(() => import('../payments/ProjectPayments.tsx'))
const ProjectPlan = lazy(() => import('../plan/ProjectPlan.tsx'))

const overview = 'overview'

/** The parts of a project. The selected one is in the URL, so that its link can be shared. */
export function ProjectTabs({ project }: { project: AdminProject }) {
  const [search, setSearch] = useSearchParams()
  const { id } = project
  const isClosed = project.deleted_at !== null
  const tabs = [
    { name: overview, title: 'Overview', content: <ProjectOverview project={project} /> },
    {
      name: 'messages',
      title: (
        <>
          Messages <UnreadBadge project={id} />
        </>
      ),
      content: section('messages', <ProjectMessages project={project} />),
    },
    { name: 'brief', title: 'Brief', content: section('brief', <ProjectBrief project={project} />) },
    { name: 'plan', title: 'Plan', content: section('plan', <ProjectPlan project={project} />) },
    { name: 'cases', title: 'Cases', content: section('cases', <ProjectCases project={id} isReadOnly={isClosed} />) },
    { name: 'payments', title: 'Payments', content: section('payments', <ProjectPayments project={project} />) },
    { name: 'files', title: 'Files', content: section('files', <ProjectFiles project={id} isReadOnly={isClosed} />) },
    {
      name: 'deliverables',
      title: 'Deliverables',
      content: section('deliverables', <ProjectDeliverables project={project} />),
    },
    { name: 'handover', title: 'Handover', content: section('handover', <ProjectHandover project={project} />) },
    { name: 'notes', title: 'Notes', content: section('notes', <ProjectNotes project={id} />) },
    { name: 'history', title: 'History', content: section('history', <ProjectHistory id={id} />) },
  ]
  const requested = search.get('tab')
  const selected = tabs.some(({ name }) => name === requested) ? requested : overview
  const select = (name: string) => setSearch(name === overview ? {} : { tab: name })
  return <Tabs label="Project sections" tabs={tabs} selected={selected ?? overview} onSelect={select} />
}

const section = (what: string, content: ReactNode) => (
  <>
    <VisuallyHidden as="h2">{what.charAt(0).toUpperCase() + what.slice(1)}</VisuallyHidden>
    <PageBoundary
      fallback={<Skeleton lines={6} label={`Loading the ${what}…`} />}
      errorTitle={`The ${what} could not be loaded`}
    >
      {content}
    </PageBoundary>
  </>
)
