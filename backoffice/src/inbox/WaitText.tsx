import { styled } from 'styled-components'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import type { InboxRoom } from '@fortnight/supabase/desk/inbox'
import { elapsedText, isLongWait } from '../list/waitingText.ts'

const Text = styled.span`
  &[data-long] {
    color: var(--danger);
    font-weight: 600;
  }
`

type Props = { room: Pick<InboxRoom, 'waiting_for' | 'waiting_since'>; now: Date }

/** Who owes an answer in a project, and for how long. A client’s wait of a day or more stands out. */
export function WaitText({ room: { waiting_for, waiting_since }, now }: Props) {
  if (!waiting_for || !waiting_since) return <Text>No one waiting</Text>
  const elapsed = elapsedText(waiting_since, now)
  const isOurs = waiting_for === 'team'
  return (
    <Text
      data-long={(isOurs && isLongWait(waiting_since, now)) || undefined}
      title={`Since ${formatDateTime(waiting_since)}`}
    >
      {isOurs ? `Waiting ${elapsed}` : `With the client for ${elapsed}`}
    </Text>
  )
}
