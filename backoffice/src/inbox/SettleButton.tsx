import { Check } from 'lucide-react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { useMutation } from '@fortnight/shared-ui/query'
import { useNavigate } from '@fortnight/shared-ui/router'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { type InboxRoom, settleWait } from '@fortnight/supabase/desk/inbox'
import { saveFailedMessage } from '../list/deleteWithUndo.ts'

/** Ends a wait without an answer. The project leaves the list, so the toast leads to it. [ROOM-55] */
export function SettleButton({ room: { project_id: project, project_name, last_sequence } }: { room: InboxRoom }) {
  const navigate = useNavigate()
  const settlement = useMutation(settleWait())

  // Uses the promise, because a mutation's callbacks are dropped when the row leaves the list.
  const settle = () =>
    settlement.mutateAsync({ project, upTo: last_sequence }).then(
      () =>
        toast.success(`${project_name} is no longer waiting`, {
          action: {
            label: 'Open',
            onClick: () => void navigate(`/admin/projects/${project}?tab=messages`),
          },
        }),
      (error: unknown) => toast.error(errorMessageFor(error, saveFailedMessage)),
    )

  return (
    <Button variant="ghost" size="small" aria-disabled={settlement.isPending} onClick={() => void settle()}>
      <Check aria-hidden /> No reply needed <VisuallyHidden>in {project_name}</VisuallyHidden>
    </Button>
  )
}
