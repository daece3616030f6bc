import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { budgetRanges } from '@fortnight/supabase/projects/labels'
import { type ReportPeriod, reportPeriods } from '@fortnight/supabase/report/adminQueries'
import { FilterButtons } from '../list/FilterButtons.tsx'
import { controlHeight, lowControls } from '../list/ToolbarLayout.ts'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3) var(--space-4);
  margin-bottom: var(--space-4);
  ${lowControls}

  [data-part='filter'] {
    flex: 1 1 13rem;
    max-width: 16rem;
  }

  > [role='status'] {
    display: flex;
    flex: 1 1 auto;
    align-items: center;
    gap: var(--space-1);
    min-height: ${controlHeight};
    white-space: nowrap;
  }

  @media (max-width: 30rem) {
    [data-part='filter'] {
      flex-basis: 100%;
      max-width: none;
    }

    > [role='status'] {
      min-height: 0;
    }
  }

  @media print {
    > :not([role='status']) {
      display: none;
    }
  }
`
const periods = reportPeriods.map((days) => ({ value: String(days), label: `${days} days` }))

type Props = {
  days: ReportPeriod
  /** Empty for all plans. */
  plan: string
  onChange: (filters: { days?: string; plan?: string }) => void
  /** What stands on the same line: the range of days. */
  children: ReactNode
}

/** The period and the plan that the report is about. On paper, the range of days alone. */
export function ReportFilters({ days, plan, onChange, children }: Props) {
  const isKnown = plan === '' || budgetRanges.some(({ value }) => value === plan)
  return (
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
      {children}
    </Root>
  )
}
