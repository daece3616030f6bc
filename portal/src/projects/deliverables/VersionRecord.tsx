import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { ClientComment, DecidedItems } from '@fortnight/shared-ui/room/deliverables/DecidedItems'
import type { RoomFile } from '@fortnight/shared-ui/room/roomRecords'
import type { DeliverableVersion } from '@fortnight/supabase/deliverables/deliverable'
import { endSentence } from '@fortnight/supabase/deliverables/versionState'
import { VersionColumns } from './VersionColumns.ts'
import { VersionTitle } from './VersionTitle.tsx'

type Props = { version: DeliverableVersion; onOpenFile: (file: RoomFile) => void }

/** A version with what was decided about it. */
export function VersionRecord({ version, onOpenFile }: Props) {
  const { ended_at, comment, items } = version
  return (
    <VersionColumns>
      <div>
        <VersionTitle version={version} />
        {ended_at && (
          <p>
            {endSentence(version, 'client')} on <time dateTime={ended_at}>{formatDateTime(ended_at)}</time>.
          </p>
        )}
        {comment && <ClientComment>{comment}</ClientComment>}
      </div>
      <DecidedItems items={items} onOpenFile={onOpenFile} />
    </VersionColumns>
  )
}
