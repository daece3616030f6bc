import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { mailtoUrl } from '../layout/mailtoUrl.ts'
import { PriorityBadge } from './PriorityBadge.tsx'
import { ProjectClient } from './ProjectClient.tsx'
import { ProjectFacts } from './ProjectFacts.tsx'
import { ProjectHistory } from './ProjectHistory.tsx'
import { ProjectTexts } from './ProjectTexts.tsx'
import { RestoreProjectButton } from './RestoreProjectButton.tsx'
import { StatusBadge } from '../list/StatusBadge.tsx'

const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-block: var(--space-3) var(--space-4);
`

/** A project's details, client and history. */
export function ProjectDetails({ project, onEdit }: { project: AdminProject; onEdit: () => void }) {
  const { client_email } = project
  return (
    <>
      <h3>{project.name}</h3>
      <ButtonRow>
        <StatusBadge status={project.deleted_at ? 'deleted' : project.status} />
        <PriorityBadge priority={project.priority} />
        <ProjectClient project={project} />
      </ButtonRow>
      <ButtonRow>
        <ButtonLink size="small" to={`/admin/projects/${project.id}`}>
          Open the project
        </ButtonLink>
        {project.deleted_at ? (
          <RestoreProjectButton id={project.id} name={project.name} />
        ) : (
          <Button size="small" variant="secondary" onClick={onEdit}>
            Edit
          </Button>
        )}
        <ButtonLink size="small" variant="secondary" href={mailtoUrl(client_email)}>
          Email client
        </ButtonLink>
      </ButtonRow>
      <ProjectTexts project={project} />
      <ProjectFacts project={project} />
      <h3>History</h3>
      <PageBoundary fallback={<Skeleton label="Loading the history…" />} errorTitle="The history could not be loaded">
        <ProjectHistory id={project.id} />
      </PageBoundary>
    </>
  )
}
