import { useMemo } from 'react'
import { useQuery } from '@fortnight/shared-ui/query'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { alwaysRefetch } from '@fortnight/supabase/core/alwaysRefetch'
import { projectPlans } from '@fortnight/supabase/plans/queries'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { DataTable } from '../../list/table/DataTable.tsx'
import { projectColumns } from './projectColumns.tsx'
import { CompactProjectTable } from './CompactProjectTable.ts'
import type { ListedProject } from './ProjectStatus.tsx'

type Props = { projects: AdminProject[]; isStale: boolean; isFiltered: boolean }

/** One page of the projects that match, and where those stand that have begun. */
export function ProjectTable({ projects, isStale, isFiltered }: Props) {
  const begun = projects.flatMap(({ id, status, deleted_at }) => (deleted_at || status === 'draft' ? [] : id))
  // Without them, the projects lack where they stand, and nothing else.
  const { data: plans } = useQuery({ ...projectPlans(begun), ...alwaysRefetch, enabled: begun.length > 0 })
  const rows = useMemo(
    () =>
      projects.map((project): ListedProject =>
        plans?.[project.id] ? { ...project, plan: plans[project.id] } : project,
      ),
    [projects, plans],
  )
  return (
    <DataTable
      caption="Projects"
      columns={projectColumns}
      rows={rows}
      isStale={isStale}
      styledTable={CompactProjectTable}
      empty={<NoProjects isFiltered={isFiltered} />}
    />
  )
}

function NoProjects({ isFiltered }: { isFiltered: boolean }) {
  const hint = isFiltered ? 'Try adjusting your search or filter criteria.' : 'Clients create them in their dashboard.'
  return <EmptyState title="No projects found." hint={hint} />
}
