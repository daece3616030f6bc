import type { ComponentProps, CSSProperties } from 'react'
import { styled } from 'styled-components'
import { dayStripStyles } from './dayStripStyles.ts'

const Root = styled.div`
  ${dayStripStyles}
`

/** Consecutive days and what happens on them; the first day is 1. */
export type DaySpan = { from: number; to: number; label: string }

/** Props of `DayStrip`: 7 to 21 days, spans that do not overlap, and a label of the whole. */
export type DayStripProps = Omit<ComponentProps<'div'>, 'children'> & {
  days?: number
  spans: readonly DaySpan[]
  currentDay?: number | undefined
  label: string
}

const formatRange = ({ from, to }: DaySpan) => (from === to ? `Day ${from}` : `Days ${from}-${to}`)

/**
 * Working days as cells of a calendar, grouped by phase. The list below the cells says the same in words, so the cells
 * are hidden from screen readers.
 */
export function DayStrip({ days = 14, spans, currentDay, label, style, ...rest }: DayStripProps) {
  const includes = (span: DaySpan, day: number) => span.from <= day && day <= span.to
  // A single span is solid; several alternate, so that neighbors differ.
  const fillOfSpan = (index: number) => (index < 0 ? undefined : spans.length === 1 || index % 2 ? 'solid' : 'soft')
  const timeOfDay = (day: number) => {
    if (currentDay === undefined || day > currentDay) return undefined
    return day === currentDay ? 'now' : 'past'
  }
  return (
    <Root data-long={days > 14 || undefined} style={{ ...style, '--days': days }} {...rest}>
      <div aria-hidden>
        {Array.from({ length: days }, (_, index) => index + 1).map((day) => (
          <span
            key={day}
            data-fill={fillOfSpan(spans.findIndex((span) => includes(span, day)))}
            data-starts={spans.some(({ from, to }) => day > 1 && (day === from || day === to + 1)) || undefined}
            data-time={timeOfDay(day)}
          >
            <span>{day}</span>
          </span>
        ))}
      </div>
      <ol role="list" aria-label={label}>
        {spans.map((span, index) => (
          <li
            key={span.from}
            data-fill={fillOfSpan(index)}
            style={{ '--from': span.from, '--end': span.to + 1 } as CSSProperties}
          >
            <span>{formatRange(span)}</span> <strong>{span.label}</strong>
            {currentDay !== undefined && includes(span, currentDay) && <em> Today is day {currentDay}</em>}
          </li>
        ))}
      </ol>
    </Root>
  )
}
