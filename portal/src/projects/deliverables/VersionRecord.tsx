import { styled } from 'styled-components'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { ClientComment, DecidedItems } from '@fortnight/shared-ui/room/deliverables/DecidedItems'
import type { RoomFile } from '@fortnight/shared-ui/room/roomRecords'
import type { DeliverableVersion } from '@fortnight/supabase/deliverables/deliverable'
import { endSentence } from '@fortnight/supabase/deliverables/versionState'
import { versionColumns } from './versionColumns.ts'
import { VersionTitle } from './VersionTitle.tsx'

const Root = styled.div`
  ${versionColumns}

  /* Level with the text beside it: a link has some space above it. */
  @media (min-width: 60rem) {
    > :last-child {
      margin-top: calc(-1 * var(--space-2));
    }
  }
`

type Props = { version: DeliverableVersion; onOpenFile: (file: RoomFile) => void }

/** A version with what was decided about it. */
export function VersionRecord({ version, onOpenFile }: Props) {
  const { ended_at, comment, items } = version
  return (
    <Root>
      <div>
        <VersionTitle version={version} />
      </div>
      <div>
        <DecidedItems items={items} onOpenFile={onOpenFile} />
        {ended_at && (
          <p>
            {endSentence(version, 'client')} on <time dateTime={ended_at}>{formatDateTime(ended_at)}</time>.
          </p>
        )}
        {comment && <ClientComment>{comment}</ClientComment>}
      </div>
    </Root>
  )
}
