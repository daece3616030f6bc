import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { QuestionField } from '@fortnight/shared-ui/questions/QuestionField'
import { type AskedQuestion, openQueries } from '@fortnight/supabase/briefs/brief'
import { AnswerConflict } from './AnswerConflict.tsx'
import { FileAnswer } from './FileAnswer.tsx'
import { QueryNotice } from './QueryNotice.tsx'
import { useAnswer } from './useAnswer.ts'

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`
/* On wide screens, the label leaves room for the status beside it. */
const Question = styled(QuestionField)`
  > fieldset > legend {
    padding-bottom: var(--space-1);
  }

  &[role='group'] > p + p {
    margin-top: calc(-1 * var(--space-1));
  }

  @media (min-width: 40.01rem) {
    > :first-child:not(fieldset),
    > fieldset > legend {
      padding-inline-end: 6rem;
    }
  }
`
/* The height for a line is kept free where it is below the field, so that nothing moves once something is saved. */
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

  @media (min-width: 40.01rem) {
    &:not([data-failed]) {
      position: absolute;
      inset: 0 0 auto auto;
      line-height: 1.6rem;
    }
  }
`

type Props = { client: string; project: string; question: AskedQuestion }

/** One question with its answer, whether that is saved, and what the team has asked about it. [FORT-53] */
export function AnswerField({ client, project, question }: Props) {
  const answer = useAnswer(client, project, question)
  const { text, change, conflict, failure, invalid, isDirty, isSaving, wasSaved } = answer
  return (
    <>
      {openQueries(question).map((query) => (
        <QueryNotice key={query.id} project={project} question={question.id} query={query} />
      ))}
      <Root>
        <Question
          question={question}
          value={text}
          onValueChange={change}
          error={invalid}
          onBlur={() => answer.saveSoon()}
        >
          {question.type === 'file' && (
            <FileAnswer project={project} label={question.label} value={text} onValueChange={change} />
          )}
        </Question>
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
    </>
  )
}

function statusText({ isSaving, isDirty, wasSaved }: { isSaving: boolean; isDirty: boolean; wasSaved: boolean }) {
  if (isSaving) return 'Saving…'
  if (isDirty) return 'Not saved yet'
  return wasSaved ? 'Saved' : ''
}
