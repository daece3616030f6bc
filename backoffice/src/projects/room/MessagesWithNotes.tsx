import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { ProjectNotes } from '../notes/ProjectNotes.tsx'
import { RecordHistory, RecordsWithHistory } from '../page/recordStyles.ts'

const wideWindow = '(min-width: 75rem)'

/* Without room at the side, notes are in their own tab only. In the card they are rows, and so is what is there without any. */
const Notes = styled(RecordHistory)`
  display: none;

  li,
  h3 + div > :not(header, form):last-child {
    padding: 0;
    border: 0;
    border-radius: 0;
  }

  h2 {
    font-size: var(--text-16);
  }

  header > p {
    font-size: var(--text-14);
  }

  li {
    padding-top: var(--space-3);
    border-top: 1px solid var(--line);
  }

  @media ${wideWindow} {
    display: block;
  }
`

type Props = { project: string; children: ReactNode }

/** The conversation with the client, on wide screens with what the team has noted for itself beside it. */
export function MessagesWithNotes({ project, children }: Props) {
  // Where they have no room, they are not requested either.
  const [hasRoom] = useState(() => window.matchMedia(wideWindow).matches)
  return (
    <RecordsWithHistory>
      {children}
      {hasRoom && (
        <Notes as="section" aria-labelledby="team-notes">
          <h3 id="team-notes">Notes</h3>
          <PageBoundary
            fallback={<Skeleton lines={4} label="Loading the notes…" />}
            errorTitle="The notes could not be loaded"
          >
            <ProjectNotes project={project} />
          </PageBoundary>
        </Notes>
      )}
    </RecordsWithHistory>
  )
}
