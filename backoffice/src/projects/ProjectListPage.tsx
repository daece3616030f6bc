import { lazy } from 'react'
import { useQuery } from '@fortnight/shared-ui/query'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import { adminProjects, fetchAllProjects, projectStats } from '@fortnight/supabase/projects/adminQueries'
import { projectStatuses } from '@fortnight/supabase/projects/labels'
import { LoadingSpinner } from '../layout/LoadingSpinner.tsx'
import { MountOnFirstOpen } from '../layout/MountOnFirstOpen.tsx'
import { ExportButton } from '../list/export/ExportButton.tsx'
import { ListPage } from '../list/ListPage.tsx'
import { ListStats } from '../list/stats/ListStats.tsx'
import { useListState } from '../list/useListState.ts'
import { ClientFilterNotice } from './ClientFilterNotice.tsx'
import { projectCsvColumns } from './projectCsvColumns.ts'
import { ProjectTable } from './table/ProjectTable.tsx'

const ProjectPanel = lazy(() => import('./ProjectPanel.tsx'))

const statLabels = {
  total: 'Total',
  active: labelOf(projectStatuses, 'active'),
  completed: labelOf(projectStatuses, 'completed'),
  on_hold: labelOf(projectStatuses, 'on-hold'),
  draft: labelOf(projectStatuses, 'draft'),
}
const statusFilter = {
  name: 'status',
  label: 'Status',
  options: [{ value: '', label: 'All' }, ...projectStatuses, { value: 'deleted', label: 'Deleted' }],
}
const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Name' },
  { value: 'changed', label: 'Recently updated' },
]

/** The projects of all clients, at /admin/projects. */
export default function ProjectListPage() {
  const [list, setList] = useListState({ filters: ['status', 'client'], sorts })
  const { status = '', client = '' } = list.filters
  const filter = { q: list.q, status, client, sort: list.sort, page: list.page }
  const stats = useQuery(projectStats())

  return (
    <>
      <ListPage
        title="Projects"
        noun="project"
        rowActions={
          <ExportButton fileName="projects" columns={projectCsvColumns} pages={() => fetchAllProjects(filter)} />
        }
        summary={
          <>
            <ListStats label="Project statistics" labels={statLabels} query={stats} />
            {client && <ClientFilterNotice id={client} onClear={() => setList({ filters: { client: '' } })} />}
          </>
        }
        list={list}
        setList={setList}
        searchPlaceholder="Search projects..."
        filters={[statusFilter]}
        sorts={sorts}
        keepsToolbar
        pageQuery={(page) => adminProjects({ ...filter, page })}
        fallback={<LoadingSpinner what="projects" />}
        renderRows={({ data, isStale, isFiltered }) => (
          <ProjectTable projects={data.projects} isStale={isStale} isFiltered={isFiltered} />
        )}
      />
      <MountOnFirstOpen>
        <ProjectPanel />
      </MountOnFirstOpen>
    </>
  )
}
