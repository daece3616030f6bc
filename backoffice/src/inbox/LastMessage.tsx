import { Paperclip } from 'lucide-react'
import { styled } from 'styled-components'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { brand } from '@fortnight/shared-ui/theme/brand'
import type { InboxRoom } from '@fortnight/supabase/desk/inbox'
import { elapsedText } from '../list/waitingText.ts'
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

/** The beginning of a project's last message, with its author, files, and its age if it isn't the wait's. */
export function LastMessage({ room, now }: Props) {
  const { last_side, last_author, last_body, is_last_deleted, last_file_count, last_at, waiting_since } = room
  const elapsed = elapsedText(last_at, now)
  // The wait, which is beside the name of the project, often says it already.
  const age = elapsed !== (waiting_since && elapsedText(waiting_since, now)) && (
    <>
      ,{' '}
      <time dateTime={last_at} title={formatDateTime(last_at)}>
        {elapsed} ago
      </time>
    </>
  )
  if (last_body === null) return <Aside>Only files so far{age}</Aside>
  return (
    <>
      <Aside>
        <strong>
          {last_author ?? 'Deleted account'}
          {last_side === 'team' && ` · ${brand.name}`}
        </strong>
        {age}
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
