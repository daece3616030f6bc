import { useState } from 'react'
import { styled } from 'styled-components'
import { useParams } from '@fortnight/shared-ui/router'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { isRemoteName } from '@fortnight/supabase/releases/areas'
import { buildFigures } from '@fortnight/supabase/releases/canaries'
import { liveBuilds } from '@fortnight/supabase/releases/liveBuilds'
import { keptBuilds, releasePins } from '@fortnight/supabase/releases/pins'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { areaLabel } from '../../layout/areaLabel.ts'
import { LoadingSpinner } from '../../layout/LoadingSpinner.tsx'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { DataTable } from '../../list/table/DataTable.tsx'
import { PinDialog } from '../PinDialog.tsx'
import { BuildTable } from './BuildTable.ts'
import { filledColumns } from './buildColumns.tsx'
import { listBuilds } from './listBuilds.ts'

const Note = styled.p`
  margin-top: var(--space-3);
  color: var(--ink-soft);
`
const back = { to: '/admin/releases', label: 'Back to releases' }

/** The builds of an area that can be served, what visitors had of them, and the way back or forward to each. [REL-23] */
export default function AreaBuildsPage() {
  const { area = '' } = useParams()
  if (!isRemoteName(area)) {
    return (
      <>
        <PageHeader title="Builds" back={back} />
        <EmptyState title="Area not found" hint="Choose one on the Releases page." />
      </>
    )
  }
  return (
    <>
      <PageHeader title={`${areaLabel(area)} builds`} back={back} />
      <PageBoundary fallback={<LoadingSpinner what="builds" />} errorTitle="The builds could not be loaded">
        <Builds area={area} />
      </PageBoundary>
    </>
  )
}

function Builds({ area }: { area: string }) {
  const { data: kept } = useSuspenseQuery(keptBuilds(area))
  const { data: figures } = useSuspenseQuery(buildFigures(area))
  const { data: pins } = useSuspenseQuery(releasePins())
  const { areas } = useSuspenseQuery(liveBuilds()).data
  const [chosen, setChosen] = useState<string>()
  const live = areas.find((row) => row.area === area)?.build ?? ''
  const rows = listBuilds(kept, figures, live, setChosen)
  const isMeasured = rows.some((row) => row.figures?.views)
  return (
    <>
      <DataTable
        caption={`${areaLabel(area)} builds`}
        columns={filledColumns(rows)}
        rows={rows}
        styledTable={BuildTable}
        empty={<EmptyState title="No builds are kept" hint="An area that was never released has none to return to." />}
      />
      {rows.length > 0 && !isMeasured && <Note>No page views of these builds were measured yet.</Note>}
      {chosen && (
        <PinDialog
          area={area}
          live={live}
          pin={pins.find((row) => row.area === area)}
          build={chosen}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}
