import { styled } from 'styled-components'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { readerDay } from '@fortnight/supabase/plans/businessDay'
import { formatDays } from '@fortnight/supabase/plans/formatDays'
import type { PlanStep, ProjectPlan } from '@fortnight/supabase/plans/plan'
import { stepState } from '@fortnight/supabase/plans/stepState'
import { stepTexts } from '@fortnight/supabase/plans/stepTexts'

const Root = styled.li`
  display: grid;
  gap: var(--space-3) var(--space-5);
  padding-block: var(--space-4);
  break-inside: avoid;

  & + & {
    border-top: 1px solid var(--line);
  }

  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    font-size: var(--text-18);
  }

  small {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr));
    gap: var(--space-3) var(--space-5);
  }

  dt {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  @media (min-width: 60rem) {
    grid-template-columns: 15rem minmax(0, 1fr);
  }
`

/** A step of a plan: its days, where it stands, what we do, what we need, and what the client gets. */
export function PlanStepItem({ step, plan }: { step: PlanStep; plan: ProjectPlan }) {
  const { first_day, last_day } = step
  const { label, work, needed, result } = stepTexts[step.kind]
  const { text, tone } = stepState(step, plan, new Date())
  const [ownFirst, ownLast] = [readerDay(first_day, plan.zone), readerDay(last_day, plan.zone)]
  return (
    <Root>
      <div>
        <h3>
          {label} <Badge tone={tone}>{text}</Badge>
        </h3>
        <p>
          {formatDays(first_day, last_day)}{' '}
          {(ownFirst !== first_day || ownLast !== last_day) && (
            <small>(where you are: {formatDays(ownFirst, ownLast)})</small>
          )}
        </p>
      </div>
      <dl>
        <div>
          <dt>What we do</dt>
          <dd>{work}</dd>
        </div>
        <div>
          <dt>What we need</dt>
          <dd>{needed}</dd>
        </div>
        <div>
          <dt>What you get</dt>
          <dd>{result}</dd>
        </div>
      </dl>
    </Root>
  )
}
