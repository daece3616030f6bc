import { styled } from 'styled-components'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { UnknownStat } from './UnknownStat.tsx'

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: var(--space-3);
  margin-bottom: var(--space-4);

  > div {
    display: grid;
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--surface);
  }

  /* Two columns have no gap at the end. */
  @media (max-width: 27rem) {
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  dt {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  dd {
    font-family: var(--font-heading);
    font-size: var(--text-28);
    font-variant-numeric: tabular-nums;
    font-weight: 700;
    line-height: 1.2;
  }
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
