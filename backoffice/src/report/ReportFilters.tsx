import { styled } from 'styled-components'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { budgetRanges } from '@fortnight/supabase/projects/labels'
import { type ReportPeriod, reportPeriods } from '@fortnight/supabase/report/adminQueries'
import { FilterButtons } from '../list/FilterButtons.tsx'
import { lowControls } from '../list/ToolbarLayout.ts'
import { NotPrinted } from './NotPrinted.ts'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3) var(--space-5);
  margin-bottom: var(--space-4);
  ${lowControls}

  [data-part='filter'] {
    flex: 0 1 16rem;
  }
`
const periods = reportPeriods.map((days) => ({ value: String(days), label: `${days} days` }))

type Props = {
  days: ReportPeriod
  /** Empty for all plans. */
  plan: string
  onChange: (filters: { days?: string; plan?: string }) => void
}

/** The period and the plan that the report is about. */
export function ReportFilters({ days, plan, onChange }: Props) {
  const isKnown = plan === '' || budgetRanges.some(({ value }) => value === plan)
  return (
    <NotPrinted>
      <Root>
        <FilterButtons
          label="Period"
          options={periods}
          value={String(days)}
          onChange={(value) => onChange({ days: value })}
        />
        <Field label="Plan" data-part="filter">
          <Select value={plan} onChange={({ target }) => onChange({ plan: target.value })}>
            <option value="">All plans</option>
            {budgetRanges.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
            {/* Projects may have a plan that is no longer offered. */}
            {!isKnown && <option value={plan}>{plan}</option>}
          </Select>
        </Field>
      </Root>
    </NotPrinted>
  )
}
