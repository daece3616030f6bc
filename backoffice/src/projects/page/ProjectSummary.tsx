import { styled } from 'styled-components'
import { formatDate } from '@fortnight/shared-ui/data/formatDate'
import { useQuery } from '@fortnight/shared-ui/query'
import { projectAssignment } from '@fortnight/supabase/desk/assignments'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { AssignmentSelect } from '../../form/AssignmentSelect.tsx'
import { PriorityBadge } from '../PriorityBadge.tsx'
import { ProjectClient } from '../ProjectClient.tsx'
import { StatusBadge } from '../../list/StatusBadge.tsx'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  margin-bottom: var(--space-3);

  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-2);
    overflow-wrap: anywhere;
  }
`
const DeletedNotice = styled.p`
  margin-bottom: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--warning);
  border-radius: var(--radius-small);
  background: var(--warning-soft);
`

/** The state of a project at a glance, and who takes care of it. The room of a deleted one is closed. */
export function ProjectSummary({ project }: { project: AdminProject }) {
  const { id, name, deleted_at } = project
  const { data: assignedTo } = useQuery({ ...projectAssignment(id), enabled: !deleted_at })
  return (
    <>
      <Root>
        <p>
          <StatusBadge status={deleted_at ? 'deleted' : project.status} />
          <PriorityBadge priority={project.priority} />
          <ProjectClient project={project} />
        </p>
        {!deleted_at && <AssignmentSelect project={id} projectName={name} assignedTo={assignedTo} />}
      </Root>
      {deleted_at && (
        <DeletedNotice>
          This project was deleted on {formatDate(deleted_at)}. Its messages and files can be read, and no one can add
          to them until it is restored.
        </DeletedNotice>
      )}
    </>
  )
}
