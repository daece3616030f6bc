import type { ComponentProps, CSSProperties } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../page/VisuallyHidden.tsx'
import { dayProgressStyles, dayStripStyles } from './dayStripStyles.ts'
import { formatDates, formatRange, type ShownDate } from './stripDates.ts'

const Root = styled.div`
  ${dayStripStyles}
`

const RootWithProgress = styled(Root)`
  ${dayProgressStyles}
`

/**
 * Consecutive days and what happens on them; the first day is 1. On the days of delivery the agent is handed over. A note
 * says in a few words what has come of them.
 */
export type DaySpan = { from: number; to: number; label: string; isDelivery?: boolean; note?: string }

/** How many days are over, and which one is today: none before the first one, on a weekend and after the last one. */
export type DayProgress = { daysDone: number; today?: number | undefined }

/** Props of `DayStrip`: 7 to 21 working days, spans that do not overlap, and a label of the whole. */
export type DayStripProps = Omit<ComponentProps<'div'>, 'children'> & {
  days?: number
  spans: readonly DaySpan[]
  /** Where the days stand. Without it, the strip is a plan. */
  progress?: DayProgress | undefined
  /** The date of each day, such as "2025-09-01", if the dates are known. */
  dates?: readonly string[] | undefined
  label: string
}

const nameOf = ({ from, to }: DaySpan) => (from === to ? `Day ${from}` : `Days ${from}-${to}`)

/**
 * Working days as cells of a calendar. A plan tints the days of its phases, each deeper than the one before it, and those of
 * the delivery have the accent color. In progress, days that are over are tinted and crossed out, today has the accent
 * color, and days ahead are outlined, those of the delivery in it. The list below the cells says the same in words, so the cells are hidden from screen readers.
 */
export function DayStrip({ days = 14, spans, progress, dates, label, style, ...rest }: DayStripProps) {
  const Strip = progress || dates ? RootWithProgress : Root
  const shownDates = dates && formatDates(dates)
  return (
    <Strip data-long={days > 14 || undefined} style={{ ...style, '--days': days }} {...rest}>
      <div aria-hidden>
        {Array.from({ length: days }, (_, index) => index + 1).map((day) => (
          <span
            key={day}
            data-fill={fillOf(day, spans, progress)}
            data-starts={spans.some(({ from, to }) => day > 1 && (day === from || day === to + 1)) || undefined}
            data-time={timeOf(day, progress)}
          >
            <span>{day === progress?.today ? <b>{day}</b> : day}</span>
            <DateOfDay {...shownDates?.[day - 1]} />
          </span>
        ))}
      </div>
      <ol role="list" aria-label={label}>
        {spans.map((span) => (
          <li key={span.from} style={{ '--from': span.from, '--end': span.to + 1 } as CSSProperties}>
            <span>{nameOf(span)}</span> <strong>{span.label}</strong>
            {span.note && <span> {span.note}</span>}
            {dates && <VisuallyHidden>, {formatRange(dates.slice(span.from - 1, span.to))}</VisuallyHidden>}
            {progress?.today && includes(span, progress.today) && <em> Today is day {progress.today}</em>}
          </li>
        ))}
      </ol>
    </Strip>
  )
}

const DateOfDay = ({ weekday, month, day }: Partial<ShownDate>) =>
  weekday && (
    <small>
      {weekday}{' '}
      <span>
        {month && <span>{month} </span>}
        <span>{day}</span>
      </span>
    </small>
  )

const includes = ({ from, to }: DaySpan, day: number) => from <= day && day <= to

function timeOf(day: number, progress: DayProgress | undefined) {
  if (!progress) return undefined
  if (day === progress.today) return 'now'
  return day <= progress.daysDone ? 'past' : 'ahead'
}

function fillOf(day: number, spans: readonly DaySpan[], progress: DayProgress | undefined) {
  const index = spans.findIndex((span) => includes(span, day))
  const span = spans[index]
  if (!span) return undefined
  const time = timeOf(day, progress)
  if (time === 'now') return 'solid'
  if (time === 'ahead') return span.isDelivery ? 'outline' : undefined
  if (span.isDelivery && !time) return 'solid'
  return `tint-${Math.min(index + 1, 3)}`
}
