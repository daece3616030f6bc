import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { type BriefQuestion, maxQuestions } from '@fortnight/supabase/briefs/brief'
import type { Questionnaire } from '@fortnight/supabase/briefs/questionnaires'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { deleteWithUndo, saveFailedMessage } from '../list/deleteWithUndo.ts'
import { insertQuestion, moveQuestion, removeQuestion } from './questionList.ts'
import { QuestionItem } from './QuestionItem.tsx'
import { useDraftChange } from './useDraftChange.ts'

// Loaded on demand: the libraries for forms are most of this page's code.
const QuestionDialog = lazy(() => import('./QuestionDialog.tsx'))

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-4);
  max-width: 56rem;
`
const Questions = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  width: 100%;
  padding: 0;
  list-style: none;
`

/** The questions of the draft: each change is stored at once. */
export function DraftEditor({ draft }: { draft: Questionnaire }) {
  const { questions } = draft
  const { change, isPending } = useDraftChange(draft)
  const [edited, setEdited] = useState<BriefQuestion | 'new'>()

  const move = ({ id }: BriefQuestion, direction: 'up' | 'down') => {
    change((stored) => moveQuestion(stored.questions, id, direction)).catch(
      (error: unknown) => void toast.error(errorMessageFor(error, saveFailedMessage)),
    )
  }
  const remove = (question: BriefQuestion, index: number) =>
    deleteWithUndo({
      confirmation: 'Are you sure you want to remove this question?',
      remove: () => change((stored) => removeQuestion(stored.questions, question.id)),
      successMessage: 'Question removed',
      undo: () => change((stored) => insertQuestion(removeQuestion(stored.questions, question.id), question, index)),
    })

  return (
    <Root>
      {questions.length === 0 ? (
        <EmptyState
          title="No questions yet"
          hint="Ask for what the team has to know before the first day. Short questionnaires are answered sooner."
        />
      ) : (
        <Questions role="list" aria-label="Questions">
          {questions.map((question, index) => (
            <QuestionItem
              key={question.id}
              question={question}
              place={index + 1}
              total={questions.length}
              isPending={isPending}
              onMove={(direction) => move(question, direction)}
              onEdit={() => setEdited(question)}
              onRemove={() => void remove(question, index)}
            />
          ))}
        </Questions>
      )}
      <Button variant="secondary" disabled={questions.length >= maxQuestions} onClick={() => setEdited('new')}>
        <Plus aria-hidden /> Add question
      </Button>
      {questions.length >= maxQuestions && <p>A questionnaire has at most {maxQuestions} questions.</p>}
      <Suspense>
        {edited && (
          <QuestionDialog
            draft={draft}
            question={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(undefined)}
          />
        )}
      </Suspense>
    </Root>
  )
}
