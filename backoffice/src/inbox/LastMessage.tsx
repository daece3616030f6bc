import { styled } from 'styled-components'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { brand } from '@fortnight/shared-ui/theme/brand'
import type { InboxRoom } from '@fortnight/supabase/desk/inbox'
import { elapsedText } from '../list/waitingText.ts'

const Aside = styled.small`
  strong {
    font-weight: 600;
  }
`

type Props = { room: InboxRoom; now: Date }

/** The beginning of a project's last message, as it was typed, with its author and age. */
export function LastMessage({ room, now }: Props) {
  const { last_side, last_author, last_body, last_at } = room
  const age = (
    <time dateTime={last_at} title={formatDateTime(last_at)}>
      {elapsedText(last_at, now)} ago
    </time>
  )
  if (last_body === null) return <Aside>Only files so far, the last one {age}</Aside>
  return (
    <>
      <Aside>
        <strong>
          {last_author ?? 'Deleted account'}
          {last_side === 'team' && ` · ${brand.name}`}
        </strong>
        , {age}
      </Aside>
      <p>{last_body || 'A message without text'}</p>
    </>
  )
}
