import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { useMutation } from '@fortnight/shared-ui/query'
import { useNavigate } from '@fortnight/shared-ui/router'
import { createQuestionnaire, deleteQuestionnaire, type Questionnaire } from '@fortnight/supabase/briefs/questionnaires'
import { deleteWithUndo } from '../list/deleteWithUndo.ts'

const PublishDialog = lazy(() => import('./PublishDialog.tsx'))

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

/** Publishes or deletes the draft. A deletion can be undone for 10 seconds. */
export function DraftActions({ draft }: { draft: Questionnaire }) {
  const navigate = useNavigate()
  const deletion = useMutation(deleteQuestionnaire())
  const restoration = useMutation(createQuestionnaire())
  const [isPublishing, setIsPublishing] = useState(false)
  const confirmAndDelete = async () => {
    const isDeleted = await deleteWithUndo({
      confirmation: 'Are you sure you want to delete this draft?',
      remove: () => deletion.mutateAsync(draft.id),
      successMessage: 'Draft deleted',
      undo: () => restoration.mutateAsync(draft.questions),
    })
    if (isDeleted) void navigate('/admin/briefs')
  }
  return (
    <Root>
      <Button
        variant="danger"
        size="small"
        aria-disabled={deletion.isPending}
        onClick={() => !deletion.isPending && void confirmAndDelete()}
      >
        Delete draft
      </Button>
      <Button size="small" disabled={draft.questions.length === 0} onClick={() => setIsPublishing(true)}>
        Publish
      </Button>
      <Suspense>{isPublishing && <PublishDialog draft={draft} onClose={() => setIsPublishing(false)} />}</Suspense>
    </Root>
  )
}
