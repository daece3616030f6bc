import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { formatWeekday, type SupportPeriod } from './handoverRecords.ts'

const Root = styled.div`
  display: grid;
  gap: var(--space-1);

  > p:first-child {
    font-weight: 600;
  }

  > p + p {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`

function sentenceOf({ last_day, days_left }: SupportPeriod) {
  if (days_left < 0) return `Support ended on ${formatWeekday(last_day, 'numeric')}`
  const until = `Support until ${formatWeekday(last_day)}`
  if (days_left === 0) return `${until}, the last day is today`
  return `${until}, ${days_left} ${days_left === 1 ? 'day' : 'days'} left`
}

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  support: SupportPeriod
  /** The city whose days count. */
  city: string
}

/** Until when a project is supported, and how many days are left. */
export function SupportNotice({ support, city, ...rest }: Props) {
  return (
    <Root {...rest}>
      <p>{sentenceOf(support)}</p>
      <p>
        The plan includes {support.days} days of support after the sign-off. Dates are in {city} time.
      </p>
    </Root>
  )
}
