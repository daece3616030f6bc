import { styled } from 'styled-components'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import {
  type BriefStateName,
  isAnswered,
  isOpen,
  missingQuestions,
  openQueries,
  type ProjectBrief,
} from '@fortnight/supabase/briefs/brief'

const Root = styled.div`
  display: grid;
  gap: var(--space-1);

  > p:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
  }

  > p:not(:first-child) {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`

const badges = {
  open: { tone: 'warning', label: 'Waiting for the client' },
  submitted: { tone: 'info', label: 'Sent' },
  accepted: { tone: 'positive', label: 'Accepted' },
  skipped: { tone: 'neutral', label: 'Skipped' },
} as const satisfies Record<BriefStateName, { tone: string; label: string }>

/** Where a brief stands: sent or not, complete or not, and what is still asked. */
export function BriefStatus({ brief }: { brief: ProjectBrief }) {
  const { questions, state, submitted_at, number } = brief
  const { tone, label } = badges[state]
  const missing = missingQuestions(brief).length
  const asked = questions.flatMap(openQueries).length
  return (
    <Root>
      <p>
        <Badge tone={tone}>{label}</Badge>
        {isOpen(brief) && (
          <Badge tone={missing === 0 ? 'positive' : 'warning'}>{missing === 0 ? 'Complete' : 'Not complete'}</Badge>
        )}
        <span>
          {questions.filter(isAnswered).length} of {questions.length} questions answered
          {missing > 0 && `, ${missing} required ${missing === 1 ? 'answer' : 'answers'} missing`}
        </span>
      </p>
      <p>
        Version {number} of the questionnaire
        {submitted_at && `, sent ${formatDateTime(submitted_at)}`}
      </p>
      {isOpen(brief) && asked > 0 && (
        <p>
          {asked === 1 ? 'One of your questions is waiting' : `${asked} of your questions are waiting`} for the client.
        </p>
      )}
    </Root>
  )
}
