import { styled } from 'styled-components'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { ClientComment, DecidedItems } from '@fortnight/shared-ui/room/deliverables/DecidedItems'
import type { RoomFile } from '@fortnight/shared-ui/room/roomRecords'
import type { DeliverableVersion } from '@fortnight/supabase/deliverables/deliverable'
import { endSentence } from '@fortnight/supabase/deliverables/versionState'
import { VersionTitle } from './VersionTitle.tsx'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`

type Props = { version: DeliverableVersion; onOpenFile: (file: RoomFile) => void }

/** A version with what was decided about it. */
export function VersionRecord({ version, onOpenFile }: Props) {
  const { ended_at, comment, items } = version
  return (
    <Root>
      <VersionTitle version={version} />
      <DecidedItems items={items} onOpenFile={onOpenFile} />
      {ended_at && (
        <p>
          {endSentence(version, 'client')} on <time dateTime={ended_at}>{formatDateTime(ended_at)}</time>.
        </p>
      )}
      {comment && <ClientComment>{comment}</ClientComment>}
    </Root>
  )
}
