import { Badge } from '@fortnight/shared-ui/data/Badge'
import type { VitalValues } from '@fortnight/supabase/telemetry/webVitals'
import { formatVital, vitalLabels } from '../list/formatVital.ts'
import { NoValue } from '../list/table/NoValue.tsx'
import { rateVital, vitalNames } from './vitalLimits.ts'

/** The headers of `VitalCells`. */
export const VitalHeaders = () =>
  vitalNames.map((vital) => (
    <th key={vital} scope="col" data-align="end">
      {vitalLabels[vital]}
    </th>
  ))

/** A cell for each metric: its value and, unless that is good, how it is, as a word. */
export const VitalCells = ({ values }: { values: VitalValues }) =>
  vitalNames.map((vital) => {
    const value = values[vital]
    const label = vitalLabels[vital]
    if (value === undefined) {
      return (
        <td key={vital} data-column={label} data-align="end">
          <NoValue />
        </td>
      )
    }
    const { word, tone } = rateVital(vital, value)
    return (
      <td key={vital} data-column={label} data-align="end" data-nowrap>
        {tone === 'positive' ? (
          <span>{formatVital(vital, value)}</span>
        ) : (
          <span>
            <Badge tone={tone}>{formatVital(vital, value)}</Badge> <small>{word}</small>
          </span>
        )}
      </td>
    )
  })
