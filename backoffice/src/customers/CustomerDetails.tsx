import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { Link } from '@fortnight/shared-ui/router'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { adminProjects } from '@fortnight/supabase/projects/adminQueries'
import type { StoredCustomer } from '@fortnight/supabase/customers/adminQueries'
import { howHeardOptions } from '@fortnight/supabase/profiles/labels'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import { projectStatuses } from '@fortnight/supabase/projects/labels'
import { DetailList } from '../layout/DetailList.tsx'
import { mailtoUrl } from '../layout/mailtoUrl.ts'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { EmptyLine } from '../layout/EmptyLine.ts'
import { CustomerHistory } from './CustomerHistory.tsx'
import { OnboardingBadge } from './OnboardingBadge.tsx'

const projectLimit = 10

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-block: var(--space-4);
`
const Projects = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  overflow-wrap: anywhere;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--space-3);
    padding-bottom: var(--space-2);
    border-bottom: 1px solid var(--line);
  }
`

/** A customer's profile, projects and history. */
export function CustomerDetails({ customer, onEdit }: { customer: StoredCustomer; onEdit: () => void }) {
  const howHeard = customer.how_heard_about_us
  const details: [name: string, value: string | null, isWide?: boolean][] = [
    ['Company', customer.company_name],
    ['Contact email', customer.email],
    ['Phone', customer.mobile_number],
    ['Job role', customer.role],
    ['Team size', customer.team_size],
    ['How they heard about us', howHeard && labelOf(howHeardOptions, howHeard)],
    ['Joined', formatDateTime(customer.created_at)],
    ['Last updated', formatDateTime(customer.updated_at)],
    ['ID', customer.id, true],
  ]
  return (
    <>
      <h3>{customer.name}</h3>
      <p>
        <OnboardingBadge isCompleted={customer.onboarding_completed} />
      </p>
      <Actions>
        <Button size="small" onClick={onEdit}>
          Edit
        </Button>
        <ButtonLink size="small" variant="secondary" href={mailtoUrl(customer.email)}>
          Email customer
        </ButtonLink>
      </Actions>
      <DetailList>
        {details.map(([name, value, isWide]) => (
          <div key={name} data-wide={isWide || undefined}>
            <dt>{name}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </DetailList>
      <h3>Projects</h3>
      <PageBoundary fallback={<Skeleton label="Loading projects…" />} errorTitle="The projects could not be loaded">
        <CustomerProjects id={customer.id} />
      </PageBoundary>
      <h3>History</h3>
      <PageBoundary fallback={<Skeleton label="Loading the history…" />} errorTitle="The history could not be loaded">
        <CustomerHistory id={customer.id} />
      </PageBoundary>
    </>
  )
}

function CustomerProjects({ id }: { id: string }) {
  const { data } = useSuspenseQuery(adminProjects({ q: '', status: '', client: id, sort: 'newest', page: 1 }))
  if (data.total === 0) return <EmptyLine>No projects yet.</EmptyLine>
  return (
    <>
      <Projects role="list">
        {data.projects.slice(0, projectLimit).map((project) => (
          <li key={project.id}>
            <Link to={`/admin/projects?client=${id}&view=${project.id}`}>{project.name}</Link>
            <span>{labelOf(projectStatuses, project.status)}</span>
          </li>
        ))}
      </Projects>
      {data.total > projectLimit && (
        <Actions>
          <ButtonLink size="small" variant="secondary" to={`/admin/projects?client=${id}`}>
            Show all {data.total.toLocaleString('en-US')} projects
          </ButtonLink>
        </Actions>
      )}
    </>
  )
}
