import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { FoldedFilters } from '@fortnight/shared-ui/forms/FoldedFilters'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useQuery } from '@fortnight/shared-ui/query'
import { Link } from '@fortnight/shared-ui/router'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import { webVitals } from '@fortnight/supabase/telemetry/webVitals'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { LoadingSpinner } from '../layout/LoadingSpinner.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { FilterButtons } from '../list/FilterButtons.tsx'
import { TableContainer } from '../list/table/tableStyles.ts'
import { telemetryAreas } from '../list/telemetryAreas.ts'
import { ToolbarLayout } from '../list/ToolbarLayout.ts'
import { useListQuery } from '../list/useListQuery.ts'
import { useListState } from '../list/useListState.ts'
import { RoutePage } from './RoutePage.tsx'
import { RouteSummary } from './RouteSummary.tsx'
import { VitalCells, VitalHeaders } from './VitalCells.tsx'
import { areGood, worstFirst } from './vitalLimits.ts'
import { VitalTerms } from './VitalTerms.tsx'
import { RouteTable } from './VitalTable.ts'

const More = styled(Button)`
  margin-top: var(--space-4);
`
const Notes = styled.div`
  margin-top: var(--space-4);
`
/* Only phones have no columns for all measures. */
const PhoneHint = styled.p`
  display: none;
  margin-bottom: var(--space-3);
  color: var(--ink-soft);
  font-size: var(--text-14);

  @container rows (max-width: 40rem) {
    display: block;
  }
`
/** How many routes are listed at first: those that miss a target, however many, and then the most viewed. */
const firstRoutes = 12
const filterNames = ['area', 'route']
const areaOptions = [{ value: '', label: 'All' }, ...telemetryAreas]

/** How fast pages are for visitors, at /admin/vitals; with a route in the URL, how that one is and was. [REL-74] [REL-75] */
export default function VitalsPage() {
  const [{ filters }, setList] = useListState({ filters: filterNames })
  const area = filters.area ?? ''
  const hasNone = useQuery({ ...webVitals(area), enabled: !filters.route }).data?.length === 0
  if (filters.route) return <RoutePage key={filters.route} route={filters.route} />
  return (
    <>
      <PageHeader
        title="Vitals"
        hint="How fast pages load and respond. Over the last 7 days, 75% of page views were this good or better."
      />
      {(area || !hasNone) && (
        <ToolbarLayout>
          <FoldedFilters choice={`Area: ${labelOf(areaOptions, area)}`}>
            <FilterButtons
              label="Area"
              options={areaOptions}
              value={area}
              onChange={(value) => setList({ filters: { area: value } })}
            />
          </FoldedFilters>
        </ToolbarLayout>
      )}
      <PageBoundary fallback={<LoadingSpinner what="vitals" />} errorTitle="The vitals could not be loaded">
        <Routes area={area} />
      </PageBoundary>
    </>
  )
}

function Routes({ area }: { area: string }) {
  const [isWhole, setIsWhole] = useState(false)
  const { data: routes, isStale } = useListQuery(webVitals(area))
  if (!routes) return <LoadingSpinner what="vitals" />
  if (routes.length === 0) {
    if (area) return <EmptyState title="No vitals found." hint="Try another area." />
    return <EmptyState title="No vitals yet" hint="They appear once visitors have opened and left pages." />
  }
  const shortLength = Math.max(firstRoutes, routes.filter(({ p75 }) => !areGood(p75)).length)
  const shown = worstFirst(routes).slice(0, isWhole ? undefined : shortLength)
  return (
    <TableContainer>
      <RouteSummary routes={routes} />
      <PhoneHint>
        Open a route for its other measures. Any measure outside the good range is listed here, too.
      </PhoneHint>
      <RouteTable caption="Vitals by route" tabIndex={undefined} aria-busy={isStale}>
        <thead>
          <tr>
            <th scope="col">Route</th>
            <th scope="col" data-align="end">
              Views
            </th>
            <VitalHeaders />
          </tr>
        </thead>
        <tbody>
          {shown.map(({ route, area: owner, views, p75 }) => (
            <tr key={`${owner} ${route}`}>
              <th scope="row">
                <Link to={`/admin/vitals?route=${encodeURIComponent(route)}`}>{route}</Link>
              </th>
              <td data-column="Page views" data-align="end">
                {views.toLocaleString('en-US')}
              </td>
              <VitalCells values={p75} />
            </tr>
          ))}
        </tbody>
      </RouteTable>
      {routes.length > shortLength && (
        <More variant="secondary" size="small" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show fewer routes' : `Show all ${routes.length} routes`}
        </More>
      )}
      <Notes>
        <VitalTerms />
      </Notes>
    </TableContainer>
  )
}
