import type { BriefQuestion } from '@fortnight/supabase/briefs/brief'
import { Choices } from './Choices.tsx'

type Props = {
  question: BriefQuestion
  /** Counted from 1. */
  place: number
}

/** What a question asks, and what it accepts. */
export const QuestionText = ({ question: { label, help, choices, min, max }, place }: Props) => (
  <>
    <h3>
      <span>{place}. </span>
      {label}
    </h3>
    {help && <p>{help}</p>}
    {choices.length > 0 && <Choices choices={choices} />}
    {(min !== null || max !== null) && <p>{limitsText(min, max)}</p>}
  </>
)

function limitsText(min: number | null, max: number | null) {
  const format = (limit: number) => limit.toLocaleString('en-US')
  if (min === null) return `At most ${format(max ?? 0)}`
  return max === null ? `At least ${format(min)}` : `From ${format(min)} to ${format(max)}`
}
