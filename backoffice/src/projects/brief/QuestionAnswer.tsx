import { useState } from 'react'
import { MessageCircleQuestionMark } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { Link } from '@fortnight/shared-ui/router'
import { type AskedQuestion, isAnswered } from '@fortnight/supabase/briefs/brief'
import { AskBackDialog } from './AskBackDialog.tsx'
import { QueryItem } from './QueryItem.tsx'

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  padding: var(--space-4);
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid var(--line);
  }

  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    margin: 0;
    font-size: var(--text-16);
  }

  small {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  > button {
    justify-self: start;
    min-height: 44px;
  }
`
const Answer = styled.p`
  white-space: pre-line;
`
const Missing = styled.p`
  color: var(--ink-soft);
`

type Props = {
  project: string
  question: AskedQuestion
  /** Counted from 1. */
  place: number
  /** When the brief was sent; null before that. */
  sentAt: string | null
  canAsk: boolean
}

/** A question with its answer, and what the team has asked back about it. */
export function QuestionAnswer({ project, question, place, sentAt, canAsk }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const { label, answer, required, queries } = question
  const isNew = answer && (!sentAt || Date.parse(answer.updated_at) > Date.parse(sentAt))
  return (
    <Root>
      <h3>
        {place}. {label} {!required && <Badge>Optional</Badge>}
      </h3>
      {isAnswered(question) && answer ? (
        <>
          <Answer>
            {answer.file ? (
              <Link to={`/admin/projects/${project}?tab=files&file=${answer.file.id}`}>{answer.file.name}</Link>
            ) : (
              answer.value
            )}
          </Answer>
          {/* Other answers are as old as the brief, whose date is above. */}
          {isNew && <small>Answered {formatDateTime(answer.updated_at)}</small>}
        </>
      ) : (
        <Missing>{required ? 'No answer yet' : 'No answer'}</Missing>
      )}
      {queries.map((query) => (
        <QueryItem key={query.id} project={project} question={question} query={query} canSettle={canAsk} />
      ))}
      {canAsk && (
        <Button variant="secondary" size="small" onClick={() => setIsAsking(true)}>
          <MessageCircleQuestionMark aria-hidden /> Ask a question <VisuallyHidden>about {label}</VisuallyHidden>
        </Button>
      )}
      {isAsking && <AskBackDialog project={project} question={question} onClose={() => setIsAsking(false)} />}
    </Root>
  )
}
