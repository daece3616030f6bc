import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { QuestionField } from '@fortnight/shared-ui/questions/QuestionField'
import type { BriefQuestion } from '@fortnight/supabase/briefs/brief'
import { checkAnswer } from '@fortnight/supabase/briefs/checkAnswer'
import { budgetRanges } from '@fortnight/supabase/projects/labels'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-width: 44rem;
`
const PlanField = styled(Field)`
  max-width: 20rem;
`
const Questions = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding: clamp(var(--space-4), 4vw, var(--space-5));
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--paper);
  list-style: none;
`

/** A questionnaire as the client of a project sees it. What is entered here is stored nowhere. */
export function BriefPreview({ questions }: { questions: BriefQuestion[] }) {
  const [plan, setPlan] = useState<string>(budgetRanges[0].value)
  const fitting = questions.filter(({ plans }) => plans.length === 0 || plans.includes(plan))
  return (
    <Root>
      <PlanField label="Preview for plan" hint="Try the fields: nothing you enter here is saved.">
        <Select value={plan} onChange={({ target }) => setPlan(target.value)}>
          {budgetRanges.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </PlanField>
      {fitting.length === 0 ? (
        <EmptyState title="No questions" hint="The questions for this plan appear here as clients see them." />
      ) : (
        <Questions role="list" aria-label="Preview">
          {fitting.map((question) => (
            <li key={question.id}>
              <PreviewedQuestion question={question} />
            </li>
          ))}
        </Questions>
      )}
    </Root>
  )
}

function PreviewedQuestion({ question }: { question: BriefQuestion }) {
  const [text, setText] = useState('')
  return (
    <QuestionField question={question} value={text} onValueChange={setText} error={checkAnswer(question, text)}>
      {question.type === 'file' && (
        <Button variant="secondary" disabled>
          Upload a file or zip
        </Button>
      )}
    </QuestionField>
  )
}
