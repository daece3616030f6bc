import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { QuestionField } from '@fortnight/shared-ui/questions/QuestionField'
import { type AskedQuestion, openQueries } from '@fortnight/supabase/briefs/brief'
import { AnswerConflict } from './AnswerConflict.tsx'
import { FileAnswer } from './FileAnswer.tsx'
import { QueryNotice } from './QueryNotice.tsx'
import { useAnswer } from './useAnswer.ts'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`
const Status = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-height: 1.5em;
  color: var(--ink-soft);
  font-size: var(--text-14);

  &[data-failed] {
    color: var(--danger);
    font-weight: 600;
  }
`

type Props = { client: string; project: string; question: AskedQuestion }

/** One question with its answer, whether that is saved, and what the team has asked about it. [FORT-53] */
export function AnswerField({ client, project, question }: Props) {
  const answer = useAnswer(client, project, question)
  const { text, change, conflict, failure, invalid, isDirty, isSaving, wasSaved } = answer
  return (
    <Root>
      {openQueries(question).map((query) => (
        <QueryNotice key={query.id} project={project} question={question.id} query={query} />
      ))}
      <QuestionField
        question={question}
        value={text}
        onValueChange={change}
        error={invalid}
        onBlur={() => answer.saveSoon()}
      >
        {question.type === 'file' && (
          <FileAnswer project={project} label={question.label} value={text} onValueChange={change} />
        )}
      </QuestionField>
      {conflict && (
        <AnswerConflict theirs={conflict.theirs} onKeepMine={answer.keepMine} onTakeTheirs={answer.takeTheirs} />
      )}
      <Status role="status" data-failed={failure ? true : undefined}>
        {failure ? (
          <>
            {failure} What you typed stays here.
            <Button variant="secondary" size="small" onClick={answer.retry}>
              Retry
            </Button>
          </>
        ) : (
          statusText({ isSaving, isDirty, wasSaved })
        )}
      </Status>
    </Root>
  )
}

function statusText({ isSaving, isDirty, wasSaved }: { isSaving: boolean; isDirty: boolean; wasSaved: boolean }) {
  if (isSaving) return 'Saving…'
  if (isDirty) return 'Not saved yet'
  return wasSaved ? 'Saved' : ''
}
