import { lazy } from 'react'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useQuery } from '@fortnight/shared-ui/query'
import { adminProjects, fetchAllProjects, projectStats } from '@fortnight/supabase/projects/adminQueries'
import { projectStatuses } from '@fortnight/supabase/projects/projects'
import { DataTable } from '../list/DataTable.tsx'
import { ExportButton } from '../list/ExportButton.tsx'
import { ListStats } from '../list/ListStats.tsx'
import { ListToolbar } from '../list/ListToolbar.tsx'
import { LoadingSpinner } from '../layout/LoadingSpinner.tsx'
import { MountOnFirstOpen } from '../layout/MountOnFirstOpen.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { Pagination } from '../list/Pagination.tsx'
import { useListState } from '../list/useListState.ts'
import { usePageChange } from '../list/usePageChange.ts'
import { useListQuery } from '../list/useListQuery.ts'
import { ClientNotice } from './ClientFilterNotice.tsx'
import { csvColumns } from './projectCsvColumns.ts'
import { projectColumns } from './projectColumns.tsx'

const ProjectPanel = lazy(() => import('./ProjectPanel.tsx'))

const figures = { total: 'Total', active: 'Active', completed: 'Completed', on_hold: 'On Hold', draft: 'Draft' }
const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Name' },
  { value: 'changed', label: 'Changed last' },
]
const states = {
  name: 'status',
  label: 'Status',
  options: [{ value: '', label: 'All' }, ...projectStatuses, { value: 'deleted', label: 'Deleted' }],
}
const names = { filters: ['status', 'client'], sorts }

/** The projects of all clients, at /admin/projects. */
export default function ProjectsPage() {
  const [list, set] = useListState(names)
  const { status = '', client = '' } = list.filters
  const filter = { q: list.q, status, client, sort: list.sort, page: list.page }
  const stats = useQuery(projectStats())
  const count = useQuery(adminProjects(filter)).data?.total
  const turn = usePageChange(set, (page) => adminProjects({ ...filter, page }))

  return (
    <>
      <PageHeader title="Projects">
        <ExportButton fileName="projects" columns={csvColumns} pages={() => fetchAllProjects(filter)} />
      </PageHeader>
      <ListStats label="Figures of projects" labels={figures} query={stats} />
      {client && <ClientNotice id={client} onAll={() => set({ filters: { client: '' } })} />}
      <ListToolbar
        list={list}
        setList={set}
        searchPlaceholder="Search projects..."
        filters={[states]}
        sorts={sorts}
        count={count}
        noun="project"
      />
      <PageBoundary fallback={<LoadingSpinner what="projects" />} errorTitle="The projects could not be loaded">
        <Projects filter={filter} onPage={turn} />
      </PageBoundary>
      <MountOnFirstOpen>
        <ProjectPanel />
      </MountOnFirstOpen>
    </>
  )
}

type ListProps = { filter: Parameters<typeof adminProjects>[0]; onPage: (page: number) => void }

function Projects({ filter, onPage }: ListProps) {
  const { data, isStale } = useListQuery(adminProjects(filter))
  if (!data) return <LoadingSpinner what="projects" />
  const isNarrowed = filter.q !== '' || filter.status !== '' || filter.client !== ''
  const hint = isNarrowed ? 'Try adjusting your search or filter criteria.' : 'Clients create them in their dashboard.'
  return (
    <>
      <DataTable
        caption="Projects"
        columns={projectColumns}
        rows={data.projects}
        isStale={isStale}
        empty={<EmptyState title="No projects found." hint={hint} />}
      />
      <Pagination page={filter.page} total={data.total} onPageChange={onPage} />
    </>
  )
}
