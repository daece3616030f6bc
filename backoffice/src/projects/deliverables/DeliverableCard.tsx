import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'
import type { RoomFile } from '@fortnight/shared-ui/room/roomRecords'
import { type Deliverable, draftVersion } from '@fortnight/supabase/deliverables/deliverable'
import { VersionActions } from './VersionActions.tsx'
import { VersionDetails } from './VersionDetails.tsx'

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  > h3 {
    font-size: var(--text-18);
    overflow-wrap: anywhere;
  }

  > details > summary {
    min-height: 44px;
    padding-block: var(--space-2);
    cursor: pointer;
  }
`

type Props = {
  deliverable: Deliverable
  isClosed: boolean
  /** Opens the form of the draft, or of the next version. */
  onEdit: () => void
  onOpenFile: (file: RoomFile) => void
}

/** A deliverable with its latest versions, and what can be done with them. */
export function DeliverableCard({ deliverable, isClosed, onEdit, onOpenFile }: Props) {
  const { id, name, versions } = deliverable
  const draft = draftVersion(deliverable)
  const latest = versions.find(({ state }) => state !== 'draft')
  const earlier = versions.filter((version) => version !== draft && version !== latest)
  const shown = [draft, latest].filter((version) => version !== undefined)
  return (
    <Root as="article" aria-labelledby={`deliverable-${id}`}>
      <h3 id={`deliverable-${id}`}>{name}</h3>
      {shown.map((version) => (
        <VersionDetails key={version.id} version={version} onOpenFile={onOpenFile}>
          {!isClosed && <VersionActions deliverable={deliverable} version={version} onEdit={onEdit} />}
        </VersionDetails>
      ))}
      {earlier.length > 0 && (
        <details>
          <summary>{earlier.length === 1 ? '1 earlier version' : `${earlier.length} earlier versions`}</summary>
          {earlier.map((version) => (
            <VersionDetails key={version.id} version={version} onOpenFile={onOpenFile} />
          ))}
        </details>
      )}
    </Root>
  )
}
