import { lazy } from 'react'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useQuery, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { useParams } from '@fortnight/shared-ui/router'
import { adminProject } from '@fortnight/supabase/projects/adminQueries'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { MountOnFirstOpen } from '../../layout/MountOnFirstOpen.tsx'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { ProjectActions } from './ProjectActions.tsx'
import { ProjectSummary } from './ProjectSummary.tsx'
import { ProjectTabs } from './ProjectTabs.tsx'

const ProjectPanel = lazy(() => import('../ProjectPanel.tsx'))

/** A project with its messages, files, notes and history, at /admin/projects/:id. The tab is in the URL. [ROOM-60] */
export default function ProjectPage() {
  const { id = '' } = useParams()
  const { data: project } = useQuery(adminProject(id))
  return (
    <>
      <PageHeader title={project?.name ?? 'Project'} back={{ to: '/admin/projects', label: 'Back to projects' }}>
        {project && <ProjectActions project={project} />}
      </PageHeader>
      <PageBoundary
        fallback={<Skeleton lines={10} label="Loading the project…" />}
        errorTitle="The project could not be loaded"
      >
        <Content key={id} id={id} />
      </PageBoundary>
      <MountOnFirstOpen>
        <ProjectPanel />
      </MountOnFirstOpen>
    </>
  )
}

function Content({ id }: { id: string }) {
  const { data: project } = useSuspenseQuery(adminProject(id))
  if (!project)
    return (
      <EmptyState title="Project not found" hint="It may have been deleted with its client’s account.">
        <ButtonLink to="/admin/projects" variant="secondary" size="small">
          Show all projects
        </ButtonLink>
      </EmptyState>
    )
  return (
    <>
      <ProjectSummary project={project} />
      <ProjectTabs project={project} />
    </>
  )
}
