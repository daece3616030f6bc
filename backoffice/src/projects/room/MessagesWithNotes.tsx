import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { ProjectNotes } from '../notes/ProjectNotes.tsx'
import { RecordsWithHistory } from '../page/recordStyles.ts'

/* Without room at the side, notes are in their own tab only. */
const Notes = styled.section`
  display: none;

  h3 {
    margin-bottom: var(--space-1);
    font-size: var(--text-18);
  }

  @media (min-width: 75rem) {
    display: block;
  }
`

type Props = { project: string; children: ReactNode }

/** The conversation with the client, on wide screens with what the team has noted for itself beside it. */
export const MessagesWithNotes = ({ project, children }: Props) => (
  <RecordsWithHistory>
    {children}
    <Notes aria-labelledby="team-notes">
      <h3 id="team-notes">Notes</h3>
      <PageBoundary
        fallback={<Skeleton lines={4} label="Loading the notes…" />}
        errorTitle="The notes could not be loaded"
      >
        <ProjectNotes project={project} />
      </PageBoundary>
    </Notes>
  </RecordsWithHistory>
)
