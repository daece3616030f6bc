import { Play } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { formatDate } from '@fortnight/shared-ui/data/formatDate'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { useMutation } from '@fortnight/shared-ui/query'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { resumeProject } from '@fortnight/supabase/plans/mutations'
import type { PlanHold } from '@fortnight/supabase/plans/plan'
import { saveFailedMessage } from '../../list/deleteWithUndo.ts'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--warning);
  border-radius: var(--radius-small);
  background: var(--warning-soft);

  > p {
    flex: 1 1 16rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

type Props = { project: string; hold: PlanHold; isClosed: boolean }

/** Says since when and why the clock stands still, and starts it again. */
export function HoldNotice({ project, hold, isClosed }: Props) {
  const { mutateAsync, isPending } = useMutation(resumeProject())
  const resume = () => {
    if (isPending) return
    void mutateAsync(project).then(
      () => toast.success('Project resumed'),
      (error: unknown) => toast.error(errorMessageFor(error, saveFailedMessage)),
    )
  }
  return (
    <Root>
      <p>
        <strong>
          On hold since {formatDate(hold.first_day)}, waiting for {hold.waits_for === 'us' ? 'us' : 'the client'}.
        </strong>{' '}
        {hold.reason}
      </p>
      {!isClosed && (
        <Button size="small" aria-disabled={isPending} onClick={resume}>
          <Play aria-hidden /> Resume
        </Button>
      )}
    </Root>
  )
}
