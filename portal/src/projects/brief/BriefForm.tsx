import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { visuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { isAnswered, missingQuestions, type ProjectBrief } from '@fortnight/supabase/briefs/brief'
import { AnswerField } from './AnswerField.tsx'
import { SubmitBrief } from './SubmitBrief.tsx'

/** Beside the questions on large screens. */
const asideWidth = '20rem'

/* As wide as the questions. On phones, where they stand one by one, a short line says which one it is, and how many are answered, as the bar does. */
const Progress = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-bottom: var(--space-3);

  @media (min-width: 60rem) {
    margin-inline-end: calc(${asideWidth} + var(--space-6));
  }

  > :is(label, p) {
    color: var(--ink-soft);
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
  }

  @media (max-width: 40rem) {
    > label {
      ${visuallyHidden}
    }
  }

  @media (min-width: 40.01rem) {
    > p {
      display: none;
    }
  }

  > progress {
    width: 100%;
    height: 8px;
    border: 0;
    border-radius: var(--radius-small);
    appearance: none;
    background: var(--line);
    overflow: hidden;
  }

  > progress::-webkit-progress-bar {
    background: var(--line);
  }

  > progress::-webkit-progress-value {
    background: var(--accent);
  }

  > progress::-moz-progress-bar {
    background: var(--accent);
  }
`
/*
 * On phones one question at a time. The others stay in the page, so that none loses what is being saved. On large screens what
 * is still missing stays in view beside the questions.
 */
const Questions = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding: 0;
  list-style: none;

  @media (max-width: 40rem) {
    > li:not([data-current]) {
      display: none;
    }
  }

  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) ${asideWidth};

    > li:last-child {
      grid-area: 1 / 2 / span var(--count);
    }
  }
`
const Steps = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);

  > [data-variant='ghost'] {
    grid-column: 1 / -1;
    justify-self: center;
  }

  @media (min-width: 40.01rem) {
    display: none;
  }
`

/** The questions of an open brief: in a column, and on phones one by one. [FORT-51] */
export function BriefForm({ client, brief }: { client: string; brief: ProjectBrief }) {
  const { questions } = brief
  const count = questions.length
  const answered = questions.filter(isAnswered).length
  const missing = missingQuestions(brief).map(({ id }) => questions.findIndex((question) => question.id === id))
  // Goes on where the client has stopped, on any device. The last screen sends the brief.
  const [current, setCurrent] = useState(() => {
    const index = questions.findIndex((question) => !isAnswered(question))
    return index < 0 ? count : index
  })
  const list = useRef<HTMLOListElement>(null)

  const nextMissing = missing.find((index) => index > current) ?? missing[0]
  // The last step lists them all.
  const isFar = nextMissing !== undefined && current < count && ![current, current + 1].includes(nextMissing)

  const show = (index: number) => {
    setCurrent(index)
    // Once it is displayed.
    requestAnimationFrame(() => (list.current?.children[index] as HTMLElement | undefined)?.focus())
  }

  return (
    <>
      <Progress>
        <p>{current < count ? `Question ${current + 1} of ${count} · ${answered} answered` : 'Last step'}</p>
        <label htmlFor="brief-progress">
          {answered} of {count} questions answered{missingText(missing.length)}
        </label>
        <progress id="brief-progress" max={count} value={answered} />
      </Progress>
      <Questions role="list" ref={list} style={{ '--count': count }}>
        {questions.map((question, index) => (
          <li key={question.id} tabIndex={-1} data-current={index === current || undefined}>
            <AnswerField client={client} project={brief.project_id} question={question} />
          </li>
        ))}
        <li tabIndex={-1} data-current={current === count || undefined}>
          <SubmitBrief brief={brief} onShow={(id) => show(questions.findIndex((question) => question.id === id))} />
        </li>
      </Questions>
      <Steps aria-label="Questions">
        <Button variant="secondary" aria-disabled={current === 0} onClick={() => current > 0 && show(current - 1)}>
          Back
        </Button>
        {current < count && <Button onClick={() => show(current + 1)}>Next</Button>}
        {isFar && (
          <Button variant="ghost" onClick={() => show(nextMissing)}>
            Go to the next missing answer
          </Button>
        )}
      </Steps>
    </>
  )
}

function missingText(count: number) {
  if (count === 0) return ''
  return count === 1 ? ', 1 required answer missing' : `, ${count} required answers missing`
}
