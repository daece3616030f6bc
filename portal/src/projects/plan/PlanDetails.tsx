import { useState } from 'react'
import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useQuery } from '@fortnight/shared-ui/query'
import { Disclosure } from '@fortnight/shared-ui/room/Disclosure'
import { holidays } from '@fortnight/supabase/holidays/holidays'
import { cityOf, dayIn } from '@fortnight/supabase/plans/businessDay'
import { formatDayCount } from '@fortnight/supabase/plans/formatDays'
import { currentStep, openHold, type PlanStep, type ProjectPlan } from '@fortnight/supabase/plans/plan'
import { formatDay } from '@fortnight/supabase/projects/delivery'
import { openInPrint } from './openInPrint.ts'
import { PlanChanges } from './PlanChanges.tsx'
import { PlanLabels, PlanStepItem } from './PlanStepItem.tsx'
import { resumedDays } from './resumedDays.ts'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  margin-top: var(--space-5);

  > h3 {
    font-size: var(--text-22);
  }
`
const Steps = styled(Card)`
  padding: 0;
  overflow: clip;

  ol {
    padding: 0;
    list-style: none;
  }

  @media not all and (min-width: 60rem) {
    li:first-child {
      border-top: 0;
    }
  }
`
/* As history, the plan and its changes are two lines of a card. */
const History = styled(Card)`
  margin-top: var(--space-5);
  padding-block: 0;

  > * + * {
    border-top: 1px solid var(--line);
  }

  > [open] {
    padding-bottom: var(--space-4);
  }

  ${Steps} {
    margin-inline: calc(-1 * var(--card-padding));
    border: 0;
  }
`
const Folded = styled(Disclosure)`
  > p {
    margin-top: var(--space-4);
  }

  ${openInPrint}
`
const Assumption = styled.p`
  margin-top: calc(-1 * var(--space-2));
`
const Note = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-14);
`

type Props = {
  plan: ProjectPlan
  /** Whether its steps are history, which only some want to read. */
  isFolded: boolean
}

/** The steps of a plan with their dates, who is being waited for, and what has changed. It prints well. [FORT-21] */
export function PlanDetails({ plan, isFolded }: Props) {
  const hold = openHold(plan)
  const current = currentStep(plan)
  // Below each other, the texts of steps to come make the page too long.
  const [isNarrow] = useState(() => !window.matchMedia('(min-width: 60rem)').matches)
  // Without them, steps on hold have only their original days.
  const { data } = useQuery({ ...holidays(), enabled: hold !== undefined })
  const holidayDays = data?.map(({ day }) => day)
  const resumedDaysOf = (step: PlanStep) =>
    hold && holidayDays && step.done_at === null ? resumedDays(step, hold, holidayDays) : undefined
  const steps = (
    <>
      <Steps>
        <PlanLabels />
        <ol role="list" aria-label="The plan">
          {plan.steps.map((step) => (
            <PlanStepItem
              key={step.id}
              {...{ step, plan }}
              resumed={resumedDaysOf(step)}
              isFolded={!isFolded && (step.done_at !== null || (isNarrow && step.id !== current?.id))}
            />
          ))}
        </ol>
      </Steps>
      <Note>
        {waitedSentence(plan)} {zoneSentence(plan.zone, new Date())}
      </Note>
    </>
  )
  const changes = (
    <PageBoundary
      fallback={<Skeleton lines={1} label="Loading the changes…" />}
      errorTitle="The changes could not be loaded"
    >
      <PlanChanges project={plan.project_id} />
    </PageBoundary>
  )
  if (isFolded)
    return (
      <History>
        <Folded>
          <summary>The plan, step by step</summary>
          {steps}
        </Folded>
        {changes}
      </History>
    )
  return (
    <Root>
      <h3>The plan, step by step</h3>
      {hold && holidayDays && <Assumption>The dates below assume that work resumes today.</Assumption>}
      {steps}
      {changes}
    </Root>
  )
}

function waitedSentence({ waited_for_us, waited_for_client }: ProjectPlan) {
  if (waited_for_us === 0 && waited_for_client > 0)
    return `On hold for ${formatDayCount(waited_for_client)} so far, waiting for you.`
  const waits = [
    waited_for_us > 0 && `${formatDayCount(waited_for_us)} waiting for us`,
    waited_for_client > 0 && `${formatDayCount(waited_for_client)} waiting for you`,
  ].filter(Boolean)
  return waits.length > 0 ? `On hold so far: ${waits.join(', ')}.` : ''
}

/** Names the zone of the days and, where the reader has another day now, both. */
function zoneSentence(zone: string, now: Date) {
  const [theirs, own] = [dayIn(zone, now), dayIn(undefined, now)]
  const city = cityOf(zone)
  if (theirs === own) return `All dates are in ${city} time.`
  return `All dates are in ${city} time, where it is ${formatDay(theirs)} now. Where you are, it is ${formatDay(own)}.`
}
