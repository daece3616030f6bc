import { css, styled } from 'styled-components'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { visuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import type { PlanStep, ProjectPlan } from '@fortnight/supabase/plans/plan'
import { stepState } from '@fortnight/supabase/plans/stepState'
import { stepTexts } from '@fortnight/supabase/plans/stepTexts'
import { FoldedStep } from './FoldedStep.ts'
import { type ResumedDays, StepDates } from './StepDates.tsx'

const labels = ['What we do', 'What we need', 'What you get']

const columns = css`
  display: grid;
  gap: var(--space-3) var(--space-5);
  padding: var(--space-4) var(--card-padding);

  @media (min-width: 60rem) {
    grid-template-columns: 15rem repeat(3, minmax(0, 1fr));
  }
`
const Root = styled.li`
  ${columns}

  border-top: 1px solid var(--line);
  break-inside: avoid;

  &[aria-current] {
    background: var(--accent-soft);
  }

  &[data-done] {
    color: var(--ink-soft);
  }

  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    font-size: var(--text-18);
  }

  small,
  dt {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr));
    gap: var(--space-3) var(--space-5);
  }

  @media (min-width: 60rem) {
    dl {
      display: grid;
      grid-template-columns: subgrid;
      grid-column: span 3;
    }

    dt {
      ${visuallyHidden}
    }
  }
`
const Labels = styled.div`
  ${columns}

  padding-block: var(--space-3);
  color: var(--ink-soft);
  font-size: var(--text-14);

  > :first-child {
    grid-column: 2;
  }

  @media not all and (min-width: 60rem) {
    display: none;
  }
`

/** The labels of all steps, once, where each stands above its column. Screen readers read them in each step. */
export const PlanLabels = () => (
  <Labels aria-hidden>
    {labels.map((label) => (
      <span key={label}>{label}</span>
    ))}
  </Labels>
)

type Props = {
  step: PlanStep
  plan: ProjectPlan
  /** Whether only its days and where it stands are shown until it is opened. */
  isFolded: boolean
  resumed: ResumedDays
}

/** A step of a plan: its days, where it stands, what we do, what we need, and what the client gets. */
export function PlanStepItem({ step, plan, isFolded, resumed }: Props) {
  const { label, work, needed, result } = stepTexts[step.kind]
  const { text, tone, isCurrent } = stepState(step, plan, new Date())
  const head = (
    <div>
      <h3>
        {label} <Badge tone={tone}>{text}</Badge>
      </h3>
      <StepDates {...{ step, plan, resumed }} />
    </div>
  )
  const texts = (
    <dl>
      {[work, needed, result].map((description, index) => (
        <div key={labels[index]}>
          <dt>{labels[index]}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  )
  return (
    <Root aria-current={isCurrent ? 'step' : undefined} data-done={step.done_at !== null || undefined}>
      {isFolded ? (
        <FoldedStep>
          <summary>
            {head}
            <span>Details</span>
          </summary>
          {texts}
        </FoldedStep>
      ) : (
        <>
          {head}
          {texts}
        </>
      )}
    </Root>
  )
}
