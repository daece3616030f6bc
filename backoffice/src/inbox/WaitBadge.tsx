import { Badge } from '@fortnight/shared-ui/data/Badge'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import type { InboxRoom } from '@fortnight/supabase/desk/inbox'
import { elapsedText, isLongWait } from '../list/waitingText.ts'

type Props = { room: Pick<InboxRoom, 'waiting_for' | 'waiting_since'>; now: Date }

/** Who owes an answer in a project, and for how long. A wait of a day or more stands out. */
export function WaitBadge({ room: { waiting_for, waiting_since }, now }: Props) {
  if (!waiting_for || !waiting_since) return <Badge>No one waiting</Badge>
  const elapsed = elapsedText(waiting_since, now)
  const isOurs = waiting_for === 'team'
  return (
    <Badge
      tone={isOurs ? (isLongWait(waiting_since, now) ? 'danger' : 'warning') : 'neutral'}
      title={`Since ${formatDateTime(waiting_since)}`}
    >
      {isOurs ? `Waiting ${elapsed}` : `With the client for ${elapsed}`}
    </Badge>
  )
}
