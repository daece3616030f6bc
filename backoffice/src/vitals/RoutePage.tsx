import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import { type RouteDetails, routeVitals } from '@fortnight/supabase/telemetry/webVitals'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { LoadingSpinner } from '../layout/LoadingSpinner.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { BuildLink } from '../list/BuildLink.tsx'
import { Sparkline } from '../list/Sparkline.tsx'
import { TableContainer } from '../list/table/tableStyles.ts'
import { telemetryAreas } from '../list/telemetryAreas.ts'
import { VitalCells, VitalHeaders } from './VitalCells.tsx'
import { formatVital, vitalLabels } from '../list/formatVital.ts'
import { vitalNames } from './vitalLimits.ts'
import { VitalTerms } from './VitalTerms.tsx'
import { VitalTable } from './VitalTable.ts'

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  margin-top: var(--space-6);

  h2 {
    margin-bottom: var(--space-2);
    font-size: var(--text-22);
  }
`
const Charts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);

  > :last-child {
    grid-column: 1 / -1;
  }

  @media (min-width: 40rem) {
    grid-template-columns: repeat(5, minmax(0, 1fr));

    > :last-child {
      grid-column: auto;
    }
  }

  > div {
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--surface);
  }

  dt,
  dd {
    font-size: var(--text-14);
  }

  dt {
    margin-bottom: var(--space-2);
    color: var(--ink-soft);
  }
`

/** How fast one route is and was. [REL-75] */
export function RoutePage({ route }: { route: string }) {
  return (
    <>
      <PageHeader title={`Vitals of ${route}`} back={{ to: '/admin/vitals', label: 'Back to routes' }} />
      <PageBoundary fallback={<LoadingSpinner what="vitals" />} errorTitle="The vitals could not be loaded">
        <Details route={route} />
      </PageBoundary>
    </>
  )
}

function Details({ route }: { route: string }) {
  const { data: details } = useSuspenseQuery(routeVitals(route))
  if (details.builds.length === 0) {
    return <EmptyState title="No vitals found." hint="No view of this route was measured in the last 30 days." />
  }
  return (
    <Parts>
      <section aria-labelledby="history">
        <h2 id="history">Last 14 days</h2>
        <VitalTerms />
        <History days={details.days} />
      </section>
      <section aria-labelledby="builds">
        <h2 id="builds">By build</h2>
        <Builds builds={details.builds} />
      </section>
      {details.scripts.length > 0 && (
        <section aria-labelledby="tasks">
          <h2 id="tasks">Long tasks at the start</h2>
          <Scripts scripts={details.scripts} />
        </section>
      )}
    </Parts>
  )
}

function History({ days }: Pick<RouteDetails, 'days'>) {
  return (
    <Charts>
      {vitalNames.map((vital) => {
        const values = days.map(({ p75 }) => p75[vital] ?? null)
        const latest = values.findLast((value) => value !== null)
        return (
          <div key={vital}>
            <dt>{vitalLabels[vital]}</dt>
            <dd>
              <Sparkline
                values={values}
                format={(value) => formatVital(vital, value)}
                label="Of each day, oldest first"
              >
                {latest === undefined ? 'Not measured' : `Latest: ${formatVital(vital, latest)}`}
              </Sparkline>
            </dd>
          </div>
        )
      })}
    </Charts>
  )
}

function Builds({ builds }: Pick<RouteDetails, 'builds'>) {
  return (
    <Rows caption="Vitals by build" first="Build" headers={<VitalHeaders />}>
      {builds.map(({ area, build, commit_url, views, p75 }) => (
        <tr key={`${area} ${build}`}>
          <th scope="row">{build ? <BuildLink build={{ build, commit_url }} /> : 'Unknown'}</th>
          <td data-column="Page views" data-align="end">
            {views.toLocaleString('en-US')}
          </td>
          <VitalCells values={p75} />
        </tr>
      ))}
    </Rows>
  )
}

function Scripts({ scripts }: Pick<RouteDetails, 'scripts'>) {
  return (
    <Rows
      caption="Long tasks by the area of their script"
      first="Script from"
      headers={
        <th scope="col" data-align="end">
          Time
        </th>
      }
    >
      {scripts.map(({ script, views, p75 }) => (
        <tr key={script}>
          <th scope="row">{labelOf([...telemetryAreas, { value: 'other', label: 'Other sites' }], script)}</th>
          <td data-column="Page views" data-align="end">
            {views.toLocaleString('en-US')}
          </td>
          <td data-column="Time" data-align="end">
            {Math.round(p75)} ms
          </td>
        </tr>
      ))}
    </Rows>
  )
}

type RowsProps = { caption: string; first: string; headers: ReactNode; children: ReactNode }

const Rows = ({ caption, first, headers, children }: RowsProps) => (
  <TableContainer>
    <VitalTable caption={caption} tabIndex={undefined}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col" data-align="end">
            Page views
          </th>
          {headers}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </VitalTable>
  </TableContainer>
)
