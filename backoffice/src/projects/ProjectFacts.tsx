import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
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

/* So small that it stays on one line; a click selects all of it. */
const Id = styled.code`
  display: block;
  user-select: all;

  && {
    font-size: 0.75rem;
  }
`

type Props = ComponentProps<typeof DetailList> & { project: AdminProject }

/** What was agreed on a project, and when it takes place. */
export function ProjectFacts({ project, ...rest }: Props) {
  const { client_email, timeline, started_on } = project
  const { data: plan } = useQuery({ ...projectPlan(project.id), enabled: started_on !== null })
  const { data: signOff } = useQuery({ ...signOffState(project.id), enabled: project.status === 'completed' })
  const accepted = signOff?.acceptance
  const days = plan?.days ?? (started_on ? workingDaysFrom(started_on, deliveryDays) : [])
  const lastDay = days.at(-1)
  const details: [name: string, value: ReactNode, isWide?: boolean][] = [
    ['Budget', <Budget key="budget" value={project.budget_range} />],
    ['Preferred timeline', timeline && labelOf(timelines, timeline)],
    ['Start date', started_on && formatDate(started_on)],
    [accepted ? 'Planned delivery' : 'Delivery', lastDay && `${formatDate(lastDay)} (day\u00a0${days.length})`],
    ...(accepted ? ([['Signed off', formatDate(accepted.accepted_at)]] as [string, string][]) : []),
    ['Created', formatDateTime(project.created_at)],
    ['Last updated', formatDateTime(project.updated_at)],
    ...(project.deleted_at ? ([['Deleted', formatDateTime(project.deleted_at)]] as [string, string][]) : []),
    [
      'Client email',
      client_email && <EmailAddress key="email" email={client_email} href={mailtoUrl(client_email)} />,
      true,
    ],
    ['ID', <Id key="id">{project.id}</Id>, true],
  ]
  return (
    <DetailList {...rest}>
      {details.map(([name, value, isWide]) => (
        <div key={name} data-wide={isWide || undefined}>
          <dt>{name}</dt>
          <dd>{value || '—'}</dd>
        </div>
      ))}
    </DetailList>
  )
}
