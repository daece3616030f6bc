import type { ReactNode } from 'react'
import { formatDate, formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { useQuery } from '@fortnight/shared-ui/query'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import { projectPlan } from '@fortnight/supabase/plans/queries'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { deliveryDays } from '@fortnight/supabase/projects/delivery'
import { timelines } from '@fortnight/supabase/projects/labels'
import { workingDaysFrom } from '@fortnight/supabase/projects/workingDays'
import { signOffState } from '@fortnight/supabase/signOff/queries'
import { DetailList } from '../layout/DetailList.tsx'
import { EmailAddress } from '../layout/EmailAddress.tsx'
import { mailtoUrl } from '../layout/mailtoUrl.ts'
import { Budget } from './Budget.tsx'

/** What a project is about, and when it takes place. */
export function ProjectFacts({ project }: { project: AdminProject }) {
  const { client_email, timeline, started_on } = project
  const { data: plan } = useQuery({ ...projectPlan(project.id), enabled: started_on !== null })
  const { data: signOff } = useQuery({ ...signOffState(project.id), enabled: project.status === 'completed' })
  const accepted = signOff?.acceptance
  const days = plan?.days ?? (started_on ? workingDaysFrom(started_on, deliveryDays) : [])
  const lastDay = days.at(-1)
  const details: [name: string, value: ReactNode, isWide?: boolean][] = [
    ['Description', project.description, true],
    ['Requirements', project.requirements, true],
    ['Client email', client_email && <EmailAddress key="email" email={client_email} href={mailtoUrl(client_email)} />],
    ['Budget', <Budget key="budget" value={project.budget_range} />],
    ['Preferred timeline', timeline && labelOf(timelines, timeline)],
    ['Created', formatDateTime(project.created_at)],
    ['Start date', started_on && formatDate(started_on)],
    [`Delivery (day\u00a0${days.length || deliveryDays})`, lastDay ? formatDate(lastDay) : null],
    ...(accepted ? ([['Signed off', formatDate(accepted.accepted_at)]] as [string, string][]) : []),
    ['Last updated', formatDateTime(project.updated_at)],
    ...(project.deleted_at ? ([['Deleted', formatDateTime(project.deleted_at)]] as [string, string][]) : []),
    ['ID', <code key="id">{project.id}</code>, true],
  ]
  return (
    <DetailList>
      {details.map(([name, value, isWide]) => (
        <div key={name} data-wide={isWide || undefined}>
          <dt>{name}</dt>
          <dd>{value || '—'}</dd>
        </div>
      ))}
    </DetailList>
  )
}
