import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { Markdown } from '@fortnight/shared-ui/markdown/Markdown'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { useMutation } from '@fortnight/shared-ui/query'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { deleteNote, type ProjectNote } from '@fortnight/supabase/desk/notes'
import { saveFailedMessage } from '../../list/deleteWithUndo.ts'
import { DeleteButton } from '../../list/table/DeleteButton.tsx'
import { NoteForm } from './NoteForm.tsx'

const Root = styled.li`
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    margin-bottom: var(--space-1);
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  > header strong {
    color: var(--ink);
  }

  > header > div:last-child {
    display: flex;
    flex: none;
    margin-inline-end: calc(-1 * var(--space-2));
  }

  > header button[data-size] {
    min-width: 44px;
    min-height: 44px;
  }
`
const Text = styled(Markdown)`
  max-width: var(--measure);
  overflow-wrap: anywhere;

  [data-text] {
    font-size: var(--text-16);
  }
`

/** A note with buttons that edit and delete it. There is no Undo: a note that is written again would have another author. */
export function NoteItem({ note }: { note: ProjectNote }) {
  const [isEdited, setIsEdited] = useState(false)
  const deletion = useMutation(deleteNote())
  const author = note.author_name ?? 'Deleted account'
  const written = formatDateTime(note.created_at)
  const name = `note by ${author}, ${written}`

  const confirmAndDelete = async () => {
    if (!window.confirm('Are you sure you want to delete this note? It cannot be restored.')) return
    await deletion.mutateAsync({ id: note.id, project: note.project_id }).then(
      () => toast.success('Note deleted'),
      (error: unknown) => toast.error(errorMessageFor(error, saveFailedMessage)),
    )
  }

  return (
    <Root>
      <header>
        <div>
          <strong>{author}</strong> <time dateTime={note.created_at}>{written}</time>
          {note.updated_at !== note.created_at && ' · edited'}
        </div>
        {!isEdited && (
          <div>
            <Button variant="ghost" size="small" title="Edit" onClick={() => setIsEdited(true)}>
              <Pencil aria-hidden /> <VisuallyHidden>Edit {name}</VisuallyHidden>
            </Button>
            <DeleteButton name={name} isPending={deletion.isPending} onDelete={confirmAndDelete} />
          </div>
        )}
      </header>
      {isEdited ? (
        <NoteForm project={note.project_id} note={note} onDone={() => setIsEdited(false)} />
      ) : (
        <Text>{note.body}</Text>
      )}
    </Root>
  )
}
