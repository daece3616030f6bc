import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { useMutation } from '@fortnight/shared-ui/query'
import { Link } from '@fortnight/shared-ui/router'
import type { AskedQuestion, BriefQuery } from '@fortnight/supabase/briefs/brief'
import { resolveQueries } from '@fortnight/supabase/briefs/mutations'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { saveFailedMessage } from '../../list/deleteWithUndo.ts'

const Root = styled.div`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-2) var(--space-3);
  border-inline-start: 3px solid var(--line-strong);

  &[data-open] {
    border-color: var(--accent);
  }

  > p {
    white-space: pre-line;
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
  }

  a,
  button {
    min-height: 32px;
  }
`

type Props = { project: string; question: AskedQuestion; query: BriefQuery; canSettle: boolean }

/** What the team has asked back about an answer, with the way to its place in the conversation. */
export function QueryItem({ project, question, query, canSettle }: Props) {
  const { mutateAsync, isPending } = useMutation(resolveQueries())
  const isWaiting = query.resolved_at === null
  const settle = () => {
    if (isPending) return
    mutateAsync({ project, question: question.id }).then(
      () => void toast.success('Marked as answered'),
      (error: unknown) => void toast.error(errorMessageFor(error, saveFailedMessage)),
    )
  }
  return (
    <Root data-open={isWaiting || undefined}>
      <div>
        <Badge tone={isWaiting ? 'warning' : 'neutral'}>{isWaiting ? 'Question sent' : 'Answered'}</Badge>
        <small>{formatDateTime(query.created_at)}</small>
      </div>
      <p>{query.body}</p>
      <div>
        <Link to={`/admin/projects/${project}?tab=messages&at=${query.sequence}`}>
          Open in the messages <VisuallyHidden>: {query.body}</VisuallyHidden>
        </Link>
        {isWaiting && canSettle && (
          <Button variant="ghost" size="small" aria-disabled={isPending} onClick={settle}>
            Mark as answered <VisuallyHidden>: {question.label}</VisuallyHidden>
          </Button>
        )}
      </div>
    </Root>
  )
}
