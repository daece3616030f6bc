import { clientErrors } from '@fortnight/supabase/telemetry/clientErrors'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { LoadingSpinner } from '../layout/LoadingSpinner.tsx'
import { ListPage } from '../list/ListPage.tsx'
import { DataTable } from '../list/table/DataTable.tsx'
import { telemetryAreas } from '../list/telemetryAreas.ts'
import { useListState } from '../list/useListState.ts'
import { CompactErrorTable } from './CompactErrorTable.ts'
import { errorColumns } from './errorColumns.tsx'

const areaFilter = { name: 'area', label: 'Area', options: [{ value: '', label: 'All' }, ...telemetryAreas] }

/** What went wrong in browsers in the last 30 days, by cause, at /admin/errors. [REL-57] */
export default function ErrorListPage() {
  const [list, setList] = useListState({ filters: ['area'] })
  const filter = { q: list.q, area: list.filters.area ?? '' }
  return (
    <ListPage
      title="Errors"
      hint="What went wrong in visitors’ browsers in the last 30 days, by cause. Bars show the last 14 days."
      noun="error"
      list={list}
      setList={setList}
      searchPlaceholder="Message, route, or build"
      filters={[areaFilter]}
      pageQuery={(page) => clientErrors({ ...filter, page })}
      fallback={<LoadingSpinner what="errors" />}
      renderRows={({ data, isStale, isFiltered }) => (
        <DataTable
          caption="Errors"
          columns={errorColumns}
          rows={data.errors}
          isStale={isStale}
          styledTable={CompactErrorTable}
          empty={<NoErrors isFiltered={isFiltered} />}
        />
      )}
    />
  )
}

function NoErrors({ isFiltered }: { isFiltered: boolean }) {
  const hint = isFiltered
    ? 'Try another search or area. Errors are kept for 30 days.'
    : 'No browser has reported one in the last 30 days. Reports contain no personal data.'
  return <EmptyState title={isFiltered ? 'No errors found.' : 'No errors'} hint={hint} />
}
