import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { budgetLabel, timelines } from '@fortnight/supabase/projects/labels'
import { deliveryDays } from '@fortnight/supabase/projects/delivery'
import { workingDaysFrom } from '@fortnight/supabase/projects/workingDays'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import { DetailList } from '../layout/DetailList.tsx'
import { mailtoUrl } from '../layout/mailtoUrl.ts'
import { formatDate, formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { PriorityBadge } from './PriorityBadge.tsx'
import { ProjectHistory } from './ProjectHistory.tsx'
import { RestoreProjectButton } from './RestoreProjectButton.tsx'
import { StatusBadge } from './StatusBadge.tsx'

const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-block: var(--space-3) var(--space-4);
`

/** A project's details, client and history. */
export function ProjectDetails({ project, onEdit }: { project: AdminProject; onEdit: () => void }) {
  const { client_name, client_email, client_company, timeline, started_on } = project
  const details: [name: string, value: string | null, isWide?: boolean][] = [
    ['Client', [client_name, client_company].filter(Boolean).join(', ')],
    ['Client email', client_email],
    ['Budget', budgetLabel(project.budget_range)],
    ['Timeline', timeline && labelOf(timelines, timeline)],
    ['Start date', started_on && formatDate(started_on)],
    ['Day 14', started_on && formatDate(workingDaysFrom(started_on, deliveryDays).at(-1) ?? started_on)],
    ['Created', formatDateTime(project.created_at)],
    ['Last updated', formatDateTime(project.updated_at)],
    ...(project.deleted_at ? ([['Deleted', formatDateTime(project.deleted_at)]] as [string, string][]) : []),
    ['ID', project.id, true],
    ['Description', project.description, true],
    ['Requirements', project.requirements, true],
  ]
  return (
    <>
      <h3>{project.name}</h3>
      <ButtonRow>
        <StatusBadge status={project.deleted_at ? 'deleted' : project.status} />
        <PriorityBadge priority={project.priority} />
      </ButtonRow>
      <ButtonRow>
        {project.deleted_at ? (
          <RestoreProjectButton id={project.id} name={project.name} />
        ) : (
          <Button size="small" onClick={onEdit}>
            Edit
          </Button>
        )}
        <ButtonLink size="small" variant="secondary" href={mailtoUrl(client_email)}>
          Email the client
        </ButtonLink>
        <ButtonLink size="small" variant="secondary" to={`/admin/customers?view=${project.user_id}`}>
          Show the client
        </ButtonLink>
      </ButtonRow>
      <DetailList>
        {details.map(([name, value, isWide]) => (
          <div key={name} data-wide={isWide || undefined}>
            <dt>{name}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </DetailList>
      <h3>History</h3>
      <PageBoundary fallback={<Skeleton label="Loading the history…" />} errorTitle="The history could not be loaded">
        <ProjectHistory id={project.id} />
      </PageBoundary>
    </>
  )
}
