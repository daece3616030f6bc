import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { FileChip } from '@fortnight/shared-ui/room/files/FileChip'
import type { RoomFile } from '@fortnight/shared-ui/room/roomRecords'
import { type DeliverableItem, type DeliverableVersion, hostOf } from '@fortnight/supabase/deliverables/deliverable'
import { endSentence, versionState } from '@fortnight/supabase/deliverables/versionState'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding-block: var(--space-3);
  border-top: 1px solid var(--line);
  overflow-wrap: anywhere;

  > ul {
    display: grid;
    gap: var(--space-2);
    padding: 0;
    list-style: none;
  }

  blockquote {
    margin: var(--space-1) 0 0;
    padding-inline-start: var(--space-3);
    border-inline-start: 3px solid var(--line-strong);
    white-space: pre-line;
  }

  small {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`
const Notes = styled.p`
  max-width: var(--measure);
  white-space: pre-line;
`

type Props = {
  version: DeliverableVersion
  onOpenFile: (file: RoomFile) => void
  /** What can be done with it. */
  children?: ReactNode
}

/** A version with its contents, and what the client has decided about them. */
export function VersionDetails({ version, onOpenFile, children }: Props) {
  const { number, notes, comment, items, requested_at, ended_at } = version
  const { text, tone } = versionState(version)
  return (
    <Root>
      <p>
        <strong>Version {number}</strong> <Badge tone={tone}>{text}</Badge>{' '}
        {requested_at && (
          <small>
            put up on <time dateTime={requested_at}>{formatDateTime(requested_at)}</time>
          </small>
        )}
      </p>
      {notes && <Notes>{notes}</Notes>}
      {ended_at && (
        <p>
          {endSentence(version, 'admin')} on <time dateTime={ended_at}>{formatDateTime(ended_at)}</time>.
        </p>
      )}
      {comment && <blockquote>{comment}</blockquote>}
      <ul role="list">
        {items.map((item) => (
          <li key={item.id}>
            <Content item={item} onOpenFile={onOpenFile} />{' '}
            {item.decision && (
              <Badge tone={item.decision === 'approved' ? 'positive' : 'warning'}>
                {item.decision === 'approved' ? 'Approved' : 'Changes asked for'}
              </Badge>
            )}
            {item.comment && <blockquote>{item.comment}</blockquote>}
          </li>
        ))}
      </ul>
      {children}
    </Root>
  )
}

function Content({ item, onOpenFile }: { item: DeliverableItem; onOpenFile: (file: RoomFile) => void }) {
  if (item.file) return <FileChip file={item.file} onOpen={onOpenFile} />
  if (item.url === null)
    return (
      <span>
        {item.label} <small>version {item.file_version}, deleted since</small>
      </span>
    )
  return (
    <span>
      <a href={item.url} target="_blank" rel="noopener noreferrer">
        {item.label}
      </a>{' '}
      <small>{hostOf(item)}</small>
    </span>
  )
}
