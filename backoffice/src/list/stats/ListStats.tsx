import { styled } from 'styled-components'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { Stats } from './Stats.ts'
import { UnknownStat } from './UnknownStat.tsx'

const List = styled(Stats)`
  margin-bottom: var(--space-4);
`
const StatsErrorBanner = styled(ErrorBanner)`
  margin-bottom: var(--space-4);
`

type Props<Name extends string> = {
  label: string
  /** The label of each number, in the order of the list. */
  labels: Record<Name, string>
  query: {
    data: Record<Name, number> | undefined
    isError: boolean
    error: unknown
    refetch: () => Promise<unknown>
  }
}

/** Numbers above a list. While a number is unknown, it is a placeholder and never a 0. */
export function ListStats<Name extends string>({
  label,
  labels,
  query: { data, isError, error, refetch },
}: Props<Name>) {
  const entries = Object.entries(labels) as [Name, string][]
  return (
    <section aria-label={label}>
      <List>
        {entries.map(([name, text]) => (
          <div key={name}>
            <dt>{text}</dt>
            {/* After a failed refetch the last number may be outdated. */}
            <dd>{data && !isError ? data[name].toLocaleString('en-US') : <UnknownStat isPending={!isError} />}</dd>
          </div>
        ))}
      </List>
      {isError && (
        <StatsErrorBanner onRetry={() => void refetch()}>
          The statistics could not be loaded. {errorMessageFor(error, 'Something went wrong.')}
        </StatsErrorBanner>
      )}
    </section>
  )
}
