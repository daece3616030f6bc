import { Paperclip } from 'lucide-react'
import { styled } from 'styled-components'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { brand } from '@fortnight/shared-ui/theme/brand'
import type { InboxRoom } from '@fortnight/supabase/desk/inbox'
import { withoutBold } from './withoutBold.ts'

const Aside = styled.small`
  strong {
    font-weight: 600;
  }
`

const Deleted = styled.p`
  color: var(--ink-soft);
  font-style: italic;
`
const Files = styled.small`
  display: flex;
  align-items: center;
  gap: var(--space-1);
`

type Props = { room: InboxRoom; now: Date }

/** The beginning of a project's last message, with its author, its time, and its files. */
export function LastMessage({ room, now }: Props) {
  const { last_side, last_author, last_body, is_last_deleted, last_file_count, last_at } = room
  const time = <time dateTime={last_at}>{shownTime(last_at, now)}</time>
  if (last_body === null) return <Aside>Only files so far · {time}</Aside>
  return (
    <>
      <Aside>
        <strong>
          {last_author ?? 'Deleted account'}
          {last_side === 'team' && ` · ${brand.name}`}
        </strong>{' '}
        · {time}
      </Aside>
      {is_last_deleted ? <Deleted>Message deleted</Deleted> : last_body && <p>{withoutBold(last_body)}</p>}
      {last_file_count > 0 && (
        <Files>
          <Paperclip aria-hidden size={14} /> {last_file_count === 1 ? '1 file' : `${last_file_count} files`}
        </Files>
      )}
    </>
  )
}

function shownTime(at: string, now: Date) {
  const time = new Date(at)
  const isToday = time.toDateString() === now.toDateString()
  return isToday ? `Today, ${time.toLocaleTimeString('en-US', { timeStyle: 'short' })}` : formatDateTime(at)
}
