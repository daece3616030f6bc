import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'
import { Link } from '@fortnight/shared-ui/router'
import { type AskedQuestion, isAnswered, type ProjectBrief } from '@fortnight/supabase/briefs/brief'

/* A row for each question, whose answer stands beside it on wide screens. */
const List = styled(Card)`
  padding-block: var(--space-2);

  > div {
    display: grid;
    gap: var(--space-1) var(--space-6);
    padding-block: var(--space-3);
    overflow-wrap: anywhere;
  }

  > div + div {
    border-top: 1px solid var(--line);
  }

  @media (min-width: 60rem) {
    > div {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      align-items: baseline;
    }
  }

  dt {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  dd {
    max-width: var(--measure);
    white-space: pre-line;
  }
`

/* An address has its own line rather than a break at its hyphen. */
const Email = styled.span`
  display: inline-block;
  max-width: 100%;
`
const NoAnswer = styled.span`
  color: var(--ink-soft);
`

/** The answers of a brief that no longer changes; nothing where it was skipped without any. */
export function BriefAnswers({ brief }: { brief: ProjectBrief }) {
  const shown = brief.state === 'skipped' ? brief.questions.filter(isAnswered) : brief.questions
  if (shown.length === 0) return null
  return (
    <List as="dl">
      {shown.map((question) => (
        <div key={question.id}>
          <dt>{question.label}</dt>
          <dd>
            <Answer project={brief.project_id} question={question} />
          </dd>
        </div>
      ))}
    </List>
  )
}

function Answer({ project, question: { type, answer } }: { project: string; question: AskedQuestion }) {
  if (answer?.file) return <Link to={`/project/${project}/files?file=${answer.file.id}`}>{answer.file.name}</Link>
  if (!answer?.value) return <NoAnswer>{type === 'file' ? 'No files' : 'No answer'}</NoAnswer>
  return answer.value
    .split(/(?<!\S)(\S+@\S+)/)
    .map((text, index) => (index % 2 === 1 ? <Email key={index}>{text}</Email> : text))
}
