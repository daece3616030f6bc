import { useId } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import { styled } from 'styled-components'
import { Checkbox } from '@fortnight/shared-ui/controls/Checkbox'
import { budgetRanges } from '@fortnight/supabase/projects/labels'
import type { QuestionValues } from './questionSchema.ts'

const Root = styled.fieldset`
  display: grid;
  justify-items: start;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0;
    font-weight: 600;
  }

  > p {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`

/** The plans for which a question is asked. */
export function PlanChoice({ register }: { register: UseFormRegister<QuestionValues> }) {
  const hintId = useId()
  return (
    <Root aria-describedby={hintId}>
      <legend>Plans</legend>
      <p id={hintId}>If none is selected, the question applies to all plans.</p>
      {budgetRanges.map(({ value, label }) => (
        <Checkbox key={value} value={value} {...register('plans')}>
          {label}
        </Checkbox>
      ))}
    </Root>
  )
}
