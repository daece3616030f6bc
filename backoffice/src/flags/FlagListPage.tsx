import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { storedFlags } from '@fortnight/supabase/flags/adminQueries'
import { declaredFlags } from '@fortnight/supabase/flags/declaredFlags'
import { LoadingSpinner } from '../layout/LoadingSpinner.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { EmptyList } from '../list/EmptyList.tsx'
import { DataTable } from '../list/table/DataTable.tsx'
import { flagColumns } from './flagColumns.tsx'
import { FlagDrawing } from './FlagDrawing.tsx'
import { FlagLog } from './FlagLog.tsx'
import { FlagTable } from './FlagTable.ts'
import { listFlags } from './listedFlags.ts'

/** What admins turn on and off without a release, at /admin/flags. [REL-98] */
export default function FlagListPage() {
  return (
    <>
      <PageHeader
        title="Flags"
        hint="Turn parts of the product on or off without a release, for all visitors or a share of them. Flags are declared in the code."
      />
      <PageBoundary fallback={<LoadingSpinner what="flags" />} errorTitle="The flags could not be loaded">
        <Flags />
      </PageBoundary>
      <PageBoundary fallback={<LoadingSpinner what="log" />} errorTitle="The log could not be loaded">
        <FlagLog />
      </PageBoundary>
    </>
  )
}

function Flags() {
  const { data: declared } = useSuspenseQuery(declaredFlags())
  const { data: stored } = useSuspenseQuery(storedFlags())
  return (
    <DataTable
      caption="Flags"
      columns={flagColumns}
      styledTable={FlagTable}
      rows={listFlags(declared, stored)}
      empty={
        <EmptyList
          drawing={<FlagDrawing />}
          title="No flags yet"
          hint="Flags appear here after a release that includes them."
        />
      }
    />
  )
}
