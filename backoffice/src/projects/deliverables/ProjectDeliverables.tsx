import { Plus } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { alwaysRefetch } from '@fortnight/supabase/core/alwaysRefetch'
import { projectDeliverables } from '@fortnight/supabase/deliverables/queries'
import { projectFiles } from '@fortnight/supabase/files/queries'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { type FileDialog, FileDialogs } from '../room/FileDialogs.tsx'
import { fileOpener } from '../room/fileOpener.ts'
import { DeliverableCard } from './DeliverableCard.tsx'
import { DraftDialog } from './DraftDialog.tsx'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
  }

  > header > p {
    color: var(--ink-soft);
  }
`

/** What the team hands over in a project: drafts, requests for approval and decisions. [FORT-95] */
export default function ProjectDeliverables({ project }: { project: AdminProject }) {
  const { data: deliverables } = useSuspenseQuery({ ...projectDeliverables(project.id), ...alwaysRefetch })
  const { data: fileList } = useSuspenseQuery(projectFiles(project.id))
  const files = fileList.files.map(({ current }) => current)
  // The deliverable whose draft is edited; null for a new one.
  const [editedId, setEditedId] = useState<string | null>()
  const [dialog, setDialog] = useState<FileDialog>()
  const isClosed = project.deleted_at !== null
  const newButton = !isClosed && (
    <Button size="small" onClick={() => setEditedId(null)}>
      <Plus aria-hidden /> New deliverable
    </Button>
  )
  return (
    <Root>
      {deliverables.length === 0 ? (
        <EmptyState
          title="No deliverables yet"
          hint="Put files and links up for approval, such as the plan or a test report. The client approves them or asks for changes."
        >
          {newButton}
        </EmptyState>
      ) : (
        <header>
          <p>The client approves these or asks for changes.</p>
          {newButton}
        </header>
      )}
      {deliverables.toReversed().map((deliverable) => (
        <DeliverableCard
          key={deliverable.id}
          deliverable={deliverable}
          isClosed={isClosed}
          onEdit={() => setEditedId(deliverable.id)}
          onOpenFile={fileOpener(files, setDialog).open}
        />
      ))}
      {editedId !== undefined && (
        <DraftDialog
          project={project.id}
          deliverable={deliverables.find(({ id }) => id === editedId)}
          files={files}
          onClose={() => setEditedId(undefined)}
        />
      )}
      {dialog && (
        <FileDialogs project={project.id} isReadOnly={isClosed} dialog={dialog} onClose={() => setDialog(undefined)} />
      )}
    </Root>
  )
}
