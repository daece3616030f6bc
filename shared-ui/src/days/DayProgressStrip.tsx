import { styled } from 'styled-components'
import { VisuallyHidden } from '../page/VisuallyHidden.tsx'
import { dayProgressStyles } from './dayProgressStyles.ts'
import { type DaySpan, includesDay } from './daySpan.ts'
import { DayStrip, type DayStripProps } from './DayStrip.tsx'
import { formatDates, formatRange, type ShownDate } from './stripDates.ts'

const Root = styled(DayStrip)`
  ${dayProgressStyles}
`

/**
 * How many days are over, and which one is today: none before the first one, on a weekend and after the last one. While the
 * work is paused, the day that is next.
 */
export type DayProgress = { daysDone: number; today?: number | undefined; pausedBefore?: number | undefined }

/** Props of `DayProgressStrip`: those of a plan, where its days stand, and their dates, such as "2025-09-01", if known. */
export type DayProgressStripProps = Omit<DayStripProps, 'drawDay' | 'describeSpan'> & {
  progress: DayProgress
  dates?: readonly string[] | undefined
}

/**
 * A `DayStrip` of a project: days that are over are tinted and crossed out, today has the accent color, and days ahead are
 * outlined, those of the delivery in it, and the one at which the work is paused in the color of what is on hold. Separate, because no public page shows one.
 */
export function DayProgressStrip({ progress, dates, ...plan }: DayProgressStripProps) {
  const shownDates = dates && formatDates(dates)
  return (
    <Root
      {...plan}
      drawDay={(day) => ({
        fill: fillOf(day, plan.spans, progress),
        time: timeOf(day, progress),
        number: day === progress.today ? <b>{day}</b> : day,
        below: <DateOfDay {...shownDates?.[day - 1]} />,
      })}
      describeSpan={(span) => (
        <>
          {dates && <VisuallyHidden>, {formatRange(dates.slice(span.from - 1, span.to))}</VisuallyHidden>}
          {progress.today && includesDay(span, progress.today) && <em> Today is day {progress.today}</em>}
          {progress.pausedBefore && includesDay(span, progress.pausedBefore) && (
            <em data-paused> Paused before day {progress.pausedBefore}</em>
          )}
        </>
      )}
    />
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

function timeOf(day: number, { daysDone, today }: DayProgress) {
  if (day === today) return 'now'
  return day <= daysDone ? 'past' : 'ahead'
}

function fillOf(day: number, spans: readonly DaySpan[], progress: DayProgress) {
  const index = spans.findIndex((span) => includesDay(span, day))
  const span = spans[index]
  if (!span) return undefined
  if (day === progress.pausedBefore) return 'paused'
  const time = timeOf(day, progress)
  if (time === 'now') return 'solid'
  if (time === 'ahead') return span.isDelivery ? 'outline' : undefined
  return `tint-${Math.min(index + 1, 3)}`
}
