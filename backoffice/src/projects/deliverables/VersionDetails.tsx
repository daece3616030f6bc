import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { ClientComment, DecidedItems } from '@fortnight/shared-ui/room/deliverables/DecidedItems'
import type { RoomFile } from '@fortnight/shared-ui/room/roomRecords'
import type { DeliverableVersion } from '@fortnight/supabase/deliverables/deliverable'
import { endSentence, versionState } from '@fortnight/supabase/deliverables/versionState'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding-block: var(--space-3);
  border-top: 1px solid var(--line);
  overflow-wrap: anywhere;

  &:last-child {
    padding-bottom: 0;
  }

  /* The touch targets of links have air of their own. */
  > ul {
    gap: var(--space-2);
  }

  > ul a {
    margin-block: calc(-1 * var(--space-1));
  }

  small {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`
const Title = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  align-items: baseline;
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
  const { number, state, notes, comment, items, requested_at, ended_at } = version
  const { text, tone } = versionState(version)
  return (
    <Root>
      <Title>
        <strong>Version {number}</strong> <Badge tone={tone}>{text}</Badge>
        {requested_at && (
          <small>
            Posted <time dateTime={requested_at}>{formatDateTime(requested_at)}</time>
          </small>
        )}
      </Title>
      {notes && <Notes>{notes}</Notes>}
      {ended_at && (
        <p>
          {endSentence(version, 'admin')} on <time dateTime={ended_at}>{formatDateTime(ended_at)}</time>.
        </p>
      )}
      {comment && <ClientComment>{comment}</ClientComment>}
      {/* All items of an approved version are. */}
      <DecidedItems
        items={state === 'approved' ? items.map((item) => ({ ...item, decision: null })) : items}
        onOpenFile={onOpenFile}
      />
      {children}
    </Root>
  )
}
