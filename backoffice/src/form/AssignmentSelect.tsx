import { styled } from 'styled-components'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { useMutation, useQuery } from '@fortnight/shared-ui/query'
import { adminTeam, assignProject, type TeamMember } from '@fortnight/supabase/desk/assignments'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { useSession } from '@fortnight/supabase/session'
import { saveFailedMessage } from '../list/deleteWithUndo.ts'

const Root = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  max-width: 100%;
  color: var(--ink-soft);
  font-size: var(--text-14);
  white-space: nowrap;

  > select {
    width: auto;
    min-width: 9rem;
    max-width: 14rem;
    min-height: 32px;
    padding-block: var(--space-1);
    color: var(--ink);
    font-size: var(--text-14);
  }

  @media (max-width: 30rem) {
    > select {
      flex: 1;
      min-width: 0;
      max-width: none;
    }
  }
`

type Props = {
  project: string
  projectName: string
  /** The id of the admin who takes care of the project; null for nobody, undefined while it is unknown. */
  assignedTo: string | null | undefined
  /** Their name, for one who is no longer among the admins. */
  assignedName?: string | null
}

/** Who of the team takes care of a project. A choice is stored at once. [ROOM-54] */
export function AssignmentSelect({ project, projectName, assignedTo, assignedName }: Props) {
  const userId = useSession(({ user }) => user?.id)
  const team = useQuery(adminTeam())
  const { mutateAsync, isPending, variables } = useMutation(assignProject())
  const current = isPending ? variables.admin : assignedTo

  // Uses the promise, because a mutation's callbacks are dropped when a filter unmounts the row.
  const assign = (admin: string, name: string) =>
    mutateAsync({ project, admin: admin || null }).then(
      () => toast.success(admin ? `${projectName} is assigned to ${name}` : `${projectName} is assigned to no one`),
      (error: unknown) => toast.error(errorMessageFor(error, saveFailedMessage)),
    )

  return (
    <Root>
      <span>
        Assigned to <VisuallyHidden>{projectName}</VisuallyHidden>
      </span>
      <Select
        data-part="assignment"
        data-size="small"
        value={current ?? ''}
        aria-disabled={isPending || undefined}
        onChange={({ target }) => {
          if (!isPending) void assign(target.value, target.selectedOptions[0]?.text ?? '')
        }}
      >
        <option value="">No one</option>
        {withMember(team.data ?? [], current, assignedName).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
            {id === userId && ' (you)'}
          </option>
        ))}
        {team.isError && <option disabled>The team could not be loaded</option>}
      </Select>
    </Root>
  )
}

/** Without its option, the select would say that nobody is assigned. */
const withMember = (team: TeamMember[], id: string | null | undefined, name = 'Another admin' as string | null) =>
  !id || team.some((member) => member.id === id) ? team : [...team, { id, name: name ?? 'Another admin' }]
