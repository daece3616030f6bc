import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { PrivatePageHead } from '@fortnight/shared-ui/page/PrivatePageHead'
import { useQuery, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { useParams } from '@fortnight/shared-ui/router'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { ownProject } from '@fortnight/supabase/projects/queries'
import type { SessionUser } from '@fortnight/supabase/session'
import { ProjectNotFound } from './ProjectNotFound.tsx'

// A page has one title: this one while the project, which has a title of its own, is missing.
const Root = styled.div`
  > h1:has(~ * h1) {
    display: none;
  }
`

type Props = {
  client: SessionUser
  mode: 'view' | 'edit'
  children: (project: OwnProject) => ReactNode
}

/** The client's project that the address names. A failure to load it is never taken for "there is none". [PROJ-3, PROJ-4] */
export function ProjectLoader(props: Props) {
  const { id = '' } = useParams()
  // Looks without asking: whoever shows the project below has asked.
  const { data: project } = useQuery({ ...ownProject(props.client.id, id), enabled: false })
  return (
    <Root>
      <PrivatePageHead title={titleOf(project, props.mode)} />
      <VisuallyHidden as="h1">Project</VisuallyHidden>
      <PageBoundary
        fallback={<Skeleton lines={8} label="Loading your project…" />}
        errorTitle="The project could not be loaded"
      >
        <Project key={id} id={id} {...props} />
      </PageBoundary>
    </Root>
  )
}

/** Of the tab: by its name a project is found among others. */
function titleOf(project: OwnProject | null | undefined, toDoWhat: Props['mode']) {
  if (!project) return project === null ? 'Project Not Found' : 'Project'
  return toDoWhat === 'edit' ? `Edit ${project.name}` : project.name
}

function Project({ id, client, mode: toDoWhat, children }: Props & { id: string }) {
  const { data: project } = useSuspenseQuery(ownProject(client.id, id))
  return project ? children(project) : <ProjectNotFound toDoWhat={toDoWhat} />
}
