import { styled } from 'styled-components'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { brand } from '@fortnight/shared-ui/theme/brand'
import type { InboxRoom } from '@fortnight/supabase/desk/inbox'
import { elapsedText } from './waitingText.ts'

const Aside = styled.span`
  color: var(--ink-soft);
`

type Props = { room: InboxRoom; now: Date }

/** The beginning of a project's last message, as it was typed, with its author and age. */
export function LastMessage({ room, now }: Props) {
  const { last_side, last_author, last_body, last_at } = room
  const age = (
    <Aside>
      {' · '}
      <time dateTime={last_at} title={formatDateTime(last_at)}>
        {elapsedText(last_at, now)} ago
      </time>
    </Aside>
  )
  if (last_body === null) return <Aside>Only files so far {age}</Aside>
  return (
    <>
      <strong>
        {last_author ?? 'Deleted account'}
        {last_side === 'team' && ` · ${brand.name}`}:
      </strong>{' '}
      {last_body || <Aside>A message without text</Aside>}
      {age}
    </>
  )
}
