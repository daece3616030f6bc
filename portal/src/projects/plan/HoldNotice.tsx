import { styled } from 'styled-components'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { useQuery } from '@fortnight/shared-ui/query'
import { holidays } from '@fortnight/supabase/holidays/holidays'
import { formatDays } from '@fortnight/supabase/plans/formatDays'
import type { PlanHold, ProjectPlan } from '@fortnight/supabase/plans/plan'
import { resumedDays } from './resumedDays.ts'

const Root = styled.p`
  margin-top: var(--space-4);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--warning);
  border-radius: var(--radius-large);
  background: var(--warning-soft);
  overflow-wrap: anywhere;
  text-wrap: pretty;

  > span {
    display: block;
  }

  > span > span {
    white-space: nowrap;
  }
`

type Props = { hold: PlanHold; plan: ProjectPlan }

/** For whom a project waits, and what that means for the launch. [FORT-15] */
export function HoldNotice({ hold, plan }: Props) {
  // Without them, the notice lacks the new days, and nothing else.
  const { data, isPending, failureCount } = useQuery(holidays())
  if (isPending && failureCount === 0) return <Skeleton lines={2} label="Loading what the hold means…" />
  return (
    <Root>
      <strong>Waiting for {hold.waits_for === 'us' ? 'us' : 'you'}.</strong> Each working day on hold moves the
      remaining dates by one working day.{' '}
      {data && <NewLaunch {...{ plan, hold }} holidayDays={data.map(({ day }) => day)} />}
    </Root>
  )
}

function NewLaunch({ plan, hold, holidayDays }: Props & { holidayDays: string[] }) {
  const launch = plan.steps.find(({ kind }) => kind === 'launch')
  if (!launch) return null
  const { first_day, last_day } = resumedDays(launch, hold, holidayDays)
  if (last_day === launch.last_day) return null
  return (
    <span>
      If work resumes today, launch moves to <span>{formatDays(first_day, last_day)}</span>.
    </span>
  )
}
