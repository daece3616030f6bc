import { styled } from 'styled-components'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import type { InboxRoom } from '@fortnight/supabase/desk/inbox'
import { elapsedText, isLongWait } from '../list/waitingText.ts'

const Text = styled.span`
  &[data-ours] {
    color: var(--ink);
    font-weight: 600;
  }

  &[data-long] {
    color: var(--danger);
  }
`

type Props = { room: Pick<InboxRoom, 'waiting_for' | 'waiting_since'>; now: Date }

/** Who owes an answer in a project, and for how long. A client’s wait stands out, more so after a day. */
export function WaitText({ room: { waiting_for, waiting_since }, now }: Props) {
  if (!waiting_for || !waiting_since) return <Text>No one waiting</Text>
  const elapsed = elapsedText(waiting_since, now)
  const isOurs = waiting_for === 'team'
  return (
    <Text
      data-ours={isOurs || undefined}
      data-long={(isOurs && isLongWait(waiting_since, now)) || undefined}
      title={`Since ${formatDateTime(waiting_since)}`}
    >
      {isOurs ? `Waiting ${elapsed}` : `With the client for ${elapsed}`}
    </Text>
  )
}
