import { useCallback, useState } from 'react'
import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'
import { Disclosure } from '@fortnight/shared-ui/room/Disclosure'
import type { RoomFile } from '@fortnight/shared-ui/room/roomRecords'
import { type Deliverable, openVersion } from '@fortnight/supabase/deliverables/deliverable'
import { RequestForm } from './RequestForm.tsx'
import { VersionRecord } from './VersionRecord.tsx'

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  > h3 {
    font-size: var(--text-18);
    overflow-wrap: anywhere;
  }

  > details > div {
    padding-block: var(--space-4);
    border-top: 1px solid var(--line);
  }
`

type Props = { deliverable: Deliverable; userId: string; onOpenFile: (file: RoomFile) => void }

/** A deliverable: the version to decide about, or the latest one, and the versions before it. */
export function DeliverableCard({ deliverable, userId, onOpenFile }: Props) {
  const { id, name, versions } = deliverable
  // What was typed about a version stays on the screen, also when someone else has ended the request meanwhile.
  const [editedId, setEditedId] = useState<string>()
  const edited = versions.find((version) => version.id === editedId)
  const [latest] = versions
  const shown = edited ?? openVersion(deliverable) ?? latest
  const isForm = shown !== undefined && (shown === edited || shown.state === 'open')
  const others = versions.filter((version) => version !== shown)
  const shownId = shown?.id
  const setIsEdited = useCallback((isEdited: boolean) => setEditedId(isEdited ? shownId : undefined), [shownId])
  const headingId = `deliverable-${id}`
  return (
    <Root as="article" aria-labelledby={headingId}>
      <h3 id={headingId} tabIndex={-1}>
        {name}
      </h3>
      {isForm && (
        <RequestForm
          key={shown.id}
          version={shown}
          userId={userId}
          onOpenFile={onOpenFile}
          onEditedChange={setIsEdited}
          onSent={() => document.getElementById(headingId)?.focus()}
        />
      )}
      {shown && !isForm && <VersionRecord version={shown} onOpenFile={onOpenFile} />}
      {others.length > 0 && (
        <Disclosure>
          <summary>{others.length === 1 ? '1 other version' : `${others.length} other versions`}</summary>
          {others.map((version) => (
            <VersionRecord key={version.id} version={version} onOpenFile={onOpenFile} />
          ))}
        </Disclosure>
      )}
    </Root>
  )
}
