import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { PrivatePageHead } from '@fortnight/shared-ui/page/PrivatePageHead'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { useQuery, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { useParams } from '@fortnight/shared-ui/router'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { ownProject } from '@fortnight/supabase/projects/queries'
import type { SessionUser } from '@fortnight/supabase/session'
import { ProjectNotFound } from './ProjectNotFound.tsx'

// Keeps one h1 per page: this title is hidden once the loaded project brings its own.
const Root = styled.div`
  > h1:has(~ * h1) {
    display: none;
  }
`

type Props = {
  client: SessionUser
  mode:
    | 'view'
    | 'edit'
    | 'brief'
    | 'cases'
    | 'messages'
    | 'files'
    | 'deliverables'
    | 'handover'
    | 'certificate'
    | 'statement'
  children: (project: OwnProject) => ReactNode
}

/** Loads the client's project in the URL. A failed query shows an error, never "not found". [PROJ-3, PROJ-4] */
export function ProjectLoader(props: Props) {
  const { id = '' } = useParams()
  // Reads the cache without a request, for the title. The component below runs the query.
  const { data: project } = useQuery({ ...ownProject(props.client.id, id), enabled: false })
  return (
    <Root>
      <PrivatePageHead title={pageTitle(project, props.mode)} />
      <VisuallyHidden as="h1">Project</VisuallyHidden>
      <PageBoundary
        fallback={<Skeleton lines={8} label="Loading your project…" />}
        errorTitle="The project could not be loaded"
      >
        <LoadedProject key={id} id={id} {...props} />
      </PageBoundary>
    </Root>
  )
}

/** The title of the browser tab, which names the project. */
function pageTitle(project: OwnProject | null | undefined, mode: Props['mode']) {
  if (!project) return project === null ? 'Project Not Found' : 'Project'
  return titlePrefixes[mode] + project.name
}

const titlePrefixes = {
  ...{ view: '', edit: 'Edit ', brief: 'Brief: ', cases: 'Cases: ', messages: 'Messages: ' },
  ...{
    handover: 'Handover: ',
    certificate: 'Certificate: ',
    files: 'Files: ',
    deliverables: 'Deliverables: ',
    statement: 'Statement: ',
  },
}

function LoadedProject({ id, client, mode, children }: Props & { id: string }) {
  const { data: project } = useSuspenseQuery(ownProject(client.id, id))
  return project ? children(project) : <ProjectNotFound mode={mode === 'edit' ? 'edit' : 'view'} />
}
