import { styled } from 'styled-components'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import type { RoomFile } from '@fortnight/shared-ui/room/roomRecords'
import type { DeliverableItem, DeliverableVersion } from '@fortnight/supabase/deliverables/deliverable'
import { endSentence } from '@fortnight/supabase/deliverables/versionState'
import { ItemContent } from './ItemContent.tsx'
import { VersionTitle } from './VersionTitle.tsx'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  > ul {
    display: grid;
    gap: var(--space-3);
    padding: 0;
    list-style: none;
  }

  blockquote {
    margin: var(--space-1) 0 0;
    padding-inline-start: var(--space-3);
    border-inline-start: 3px solid var(--line-strong);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`

type Props = { version: DeliverableVersion; onOpenFile: (file: RoomFile) => void }

/** A version with what was decided about it. */
export function VersionRecord({ version, onOpenFile }: Props) {
  const { ended_at, comment, items } = version
  return (
    <Root>
      <VersionTitle version={version} />
      {ended_at && (
        <p>
          {endSentence(version, 'client')} on <time dateTime={ended_at}>{formatDateTime(ended_at)}</time>.
        </p>
      )}
      {comment && <blockquote>{comment}</blockquote>}
      <ul role="list">
        {items.map((item) => (
          <li key={item.id}>
            <ItemContent item={item} onOpenFile={onOpenFile} /> <ItemOutcome item={item} />
          </li>
        ))}
      </ul>
    </Root>
  )
}

const ItemOutcome = ({ item: { decision, comment } }: { item: DeliverableItem }) => (
  <>
    {decision && (
      <Badge tone={decision === 'approved' ? 'positive' : 'warning'}>
        {decision === 'approved' ? 'Approved' : 'Changes asked for'}
      </Badge>
    )}
    {comment && <blockquote>{comment}</blockquote>}
  </>
)
