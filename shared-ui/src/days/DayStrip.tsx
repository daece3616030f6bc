import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { styled } from 'styled-components'
import { type DaySpan, includesDay } from './daySpan.ts'
import { dayStripStyles } from './dayStripStyles.ts'

const Root = styled.div`
  ${dayStripStyles}
`

/** How a day is drawn: how its cell is filled, whether it is over, and what stands in its cell and below it. */
export type DrawnDay = { fill?: string | undefined; time?: string; number?: ReactNode; below?: ReactNode }

/** Props of `DayStrip`: 7 to 21 working days, spans that do not overlap, and a label of the whole. */
export type DayStripProps = Omit<ComponentProps<'div'>, 'children'> & {
  days?: number
  spans: readonly DaySpan[]
  label: string
  /** Draws the days otherwise than as a plan. */
  drawDay?: (day: number) => DrawnDay
  /** What else is said of a span in the list. */
  describeSpan?: (span: DaySpan) => ReactNode
}

const nameOf = ({ from, to }: DaySpan) => (from === to ? `Day ${from}` : `Days ${from}-${to}`)

/**
 * Working days as cells of a calendar. A plan tints the days of its phases, each deeper than the one before it, and those of
 * the delivery have the accent color. The list below the cells says the same in words, so the cells are hidden from screen
 * readers. `DayProgressStrip` shows where the days stand.
 */
export function DayStrip({ days = 14, spans, label, drawDay, describeSpan, style, ...rest }: DayStripProps) {
  return (
    <Root data-long={days > 14 || undefined} style={{ ...style, '--days': days }} {...rest}>
      <div aria-hidden>
        {Array.from({ length: days }, (_, index) => index + 1).map((day) => {
          const { fill, time, number = day, below }: DrawnDay = drawDay?.(day) ?? { fill: planFill(day, spans) }
          return (
            <span
              key={day}
              data-fill={fill}
              data-starts={spans.some(({ from, to }) => day > 1 && (day === from || day === to + 1)) || undefined}
              data-time={time}
            >
              <span>{number}</span>
              {below}
            </span>
          )
        })}
      </div>
      <ol role="list" aria-label={label}>
        {spans.map((span) => (
          <li key={span.from} style={{ '--from': span.from, '--end': span.to + 1 } as CSSProperties}>
            <span>{nameOf(span)}</span> <strong>{span.label}</strong>
            {span.note && <span> {span.note}</span>}
            {describeSpan?.(span)}
          </li>
        ))}
      </ol>
    </Root>
  )
}

/** The fill of a day of a plan. */
function planFill(day: number, spans: readonly DaySpan[]) {
  const index = spans.findIndex((span) => includesDay(span, day))
  const span = spans[index]
  if (!span) return undefined
  return span.isDelivery ? 'solid' : `tint-${index + 1}`
}
