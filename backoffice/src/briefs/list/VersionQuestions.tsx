import { styled } from 'styled-components'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { visuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { type BriefQuestion, questionTypes } from '@fortnight/supabase/briefs/brief'
import { questionnaire } from '@fortnight/supabase/briefs/questionnaires'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import { planNames } from '../planNames.ts'
import { QuestionText } from '../QuestionText.tsx'

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  margin-top: var(--space-6);

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
  }

  h2 {
    font-size: var(--text-22);
  }

  /* Without room for all of it, it's said to screen readers. */
  @media (max-width: 30rem) {
    > header > a > span > span {
      ${visuallyHidden}
    }
  }
`
const Questions = styled.ol`
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  overflow-wrap: anywhere;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2) var(--space-5);
    padding: var(--space-3) var(--space-4);

    @media (min-width: 40rem) {
      grid-template-columns: minmax(0, 49rem) minmax(12rem, 1fr);
      padding-inline: var(--space-3);
    }

    @media (max-width: 39.99rem) {
      > div:last-child {
        padding-inline-start: 1.75rem;
      }
    }
  }

  > li + li {
    border-top: 1px solid var(--line);
  }

  > li > div:first-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 2px;
    padding-inline-start: 1.75rem;
  }

  h3 {
    margin: 0;
    font-size: var(--text-16);
    text-wrap: balance;

    /* Its number is beside all that is said of a question. */
    > span {
      display: inline-block;
      width: 1.75rem;
      margin-inline-start: -1.75rem;
      color: var(--ink-soft);
      font-variant-numeric: tabular-nums;
    }
  }

  p {
    color: var(--ink-soft);
    font-size: var(--text-14);
    text-wrap: pretty;
  }
`
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: 0 var(--space-1);
  color: var(--ink-soft);
  font-size: var(--text-14);
  line-height: 1.6;

  > span + span::before {
    margin-inline-end: var(--space-1);
    content: '·' / '';
  }

  > p {
    flex-basis: 100%;
  }
`

type Props = { version: { id: string; number: number } }

/** The questions of a published version, to read. */
export function VersionQuestions({ version: { id, number } }: Props) {
  const { data } = useSuspenseQuery(questionnaire(id))
  return (
    <Root aria-labelledby="version-questions">
      <header>
        <h2 id="version-questions">Version {number} questions</h2>
        <ButtonLink to={`/admin/briefs/${id}`} variant="secondary" size="small">
          <span>
            Preview <span>as a client</span>
          </span>
        </ButtonLink>
      </header>
      <Questions role="list">
        {data?.questions.map((question, index) => (
          <li key={question.id}>
            <div>
              <QuestionText question={question} place={index + 1} />
            </div>
            <QuestionFacts question={question} />
          </li>
        ))}
      </Questions>
    </Root>
  )
}

const QuestionFacts = ({ question: { type, required, plans } }: { question: BriefQuestion }) => (
  <Facts>
    <span>{labelOf(questionTypes, type)}</span>
    <span>{required ? 'Required' : 'Optional'}</span>
    {plans.length > 0 && <p>Only for {planNames(plans)}</p>}
  </Facts>
)
