import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { useMutation } from '@fortnight/shared-ui/query'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { updateProjectAsAdmin } from '@fortnight/supabase/projects/adminMutations'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { projectStatuses } from '@fortnight/supabase/projects/labels'
import { saveFailedMessage } from '../../list/deleteWithUndo.ts'

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
`

type Props = {
  project: AdminProject
  /** Another status than now; undefined when none is proposed. */
  status: AdminProject['status'] | undefined
  /** What it follows from, such as "By the plan". */
  basis: string
}

/** Offers the status that fits the plan or the sign-off. The status stays free: nothing else sets it. [FORT-20] */
export function ProposedStatus({ project, status, basis }: Props) {
  const { mutateAsync, isPending } = useMutation(updateProjectAsAdmin())
  if (!status) return null
  const label = labelOf(projectStatuses, status)
  const accept = () => {
    if (isPending) return
    void mutateAsync({ id: project.id, updated_at: project.updated_at, status }).then(
      () => toast.success('Project saved'),
      (error: unknown) => toast.error(errorMessageFor(error, saveFailedMessage)),
    )
  }
  return (
    <Root>
      The status is {labelOf(projectStatuses, project.status)}. {basis}, it should be {label}.
      <Button variant="secondary" size="small" aria-disabled={isPending} onClick={accept}>
        Set to {label}
      </Button>
    </Root>
  )
}
