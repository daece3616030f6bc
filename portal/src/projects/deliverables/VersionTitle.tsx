import { styled } from 'styled-components'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import type { DeliverableVersion } from '@fortnight/supabase/deliverables/deliverable'
import { versionState } from '@fortnight/supabase/deliverables/versionState'

const Title = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);

  small {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`
const Notes = styled.p`
  max-width: var(--measure);
  white-space: pre-line;
  overflow-wrap: anywhere;
`

/** The number of a version, where it stands, since when, and the notes of the team. */
export function VersionTitle({ version }: { version: DeliverableVersion }) {
  const { number, requested_at, notes, state } = version
  const { text, tone } = versionState(version)
  return (
    <>
      <Title>
        <strong>Version {number}</strong>{' '}
        {state === 'open' ? <Badge tone="warning">Waiting for your approval</Badge> : <Badge tone={tone}>{text}</Badge>}
        {requested_at && (
          <small>
            Sent <time dateTime={requested_at}>{formatDateTime(requested_at)}</time>
          </small>
        )}
      </Title>
      {notes && <Notes>{notes}</Notes>}
    </>
  )
}
