import { Lock, Plus } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { projectNotes } from '@fortnight/supabase/desk/notes'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { NoteForm } from './NoteForm.tsx'
import { NoteItem } from './NoteItem.tsx'

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
    display: flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--ink-soft);
  }

  > header svg {
    flex: none;
  }
`
const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));
  gap: var(--space-3);
  padding: 0;
  list-style: none;
`

/** The notes of the team about a project, newest first, and a form for another one. [ROOM-58, ROOM-59] */
export function ProjectNotes({ project }: { project: string }) {
  const { data: notes } = useSuspenseQuery(projectNotes(project))
  const [isWriting, setIsWriting] = useState(false)
  return (
    <Root>
      <header>
        <p>
          <Lock aria-hidden size={18} /> Only the team sees this. Clients never do.
        </p>
        {!isWriting && notes.length > 0 && <WriteButton onClick={() => setIsWriting(true)} />}
      </header>
      {isWriting && <NoteForm project={project} onDone={() => setIsWriting(false)} />}
      {notes.length > 0 && (
        <List role="list" aria-label="Notes">
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} />
          ))}
        </List>
      )}
      {notes.length === 0 && !isWriting && (
        <EmptyState
          title="No notes yet"
          hint="What colleagues should know about this project: agreements made by phone, access, preferences."
        >
          <WriteButton onClick={() => setIsWriting(true)} />
        </EmptyState>
      )}
    </Root>
  )
}

const WriteButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="secondary" size="small" onClick={onClick}>
    <Plus aria-hidden /> Write a note
  </Button>
)
