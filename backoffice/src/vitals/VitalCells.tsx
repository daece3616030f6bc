import type { VitalValues } from '@fortnight/supabase/telemetry/webVitals'
import { formatVital, vitalLabels } from '../list/formatVital.ts'
import { NoValue } from '../list/table/NoValue.tsx'
import { VitalBar } from './VitalBar.tsx'
import { rateVital, vitalNames } from './vitalLimits.ts'

/** The headers of `VitalCells`. */
export const VitalHeaders = () =>
  vitalNames.map((vital) => (
    <th key={vital} scope="col" data-align="end">
      {vitalLabels[vital]}
    </th>
  ))

/** A cell for each metric: its value and, unless that is good, how it is, as a word before it and as a bar. */
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
      <td key={vital} data-column={label} data-align="end" data-nowrap data-tone={tone}>
        {tone === 'positive' ? (
          <span>{formatVital(vital, value)}</span>
        ) : (
          <>
            <span>
              <small>{word}</small> <strong>{formatVital(vital, value)}</strong>
            </span>
            <VitalBar vital={vital} value={value} />
          </>
        )}
      </td>
    )
  })
