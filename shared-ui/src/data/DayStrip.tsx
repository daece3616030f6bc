import type { ComponentProps, CSSProperties } from 'react'
import { styled } from 'styled-components'
import { dayStripLook } from './dayStripStyles.ts'

const Root = styled.div`
  ${dayStripLook}
`

/** Some days in a row and what happens on them; the first day is 1. */
export type DaySpan = { from: number; to: number; label: string }

/** Props of `DayStrip`: 7 to 21 days, spans that do not overlap, and a sentence that names the whole. */
export type DayStripProps = Omit<ComponentProps<'div'>, 'children'> & {
  days?: number
  spans: readonly DaySpan[]
  current?: number | undefined
  label: string
}

const rangeOf = ({ from, to }: DaySpan) => (from === to ? `Day ${from}` : `Days ${from}-${to}`)

/**
 * The brand's signature: working days as cells of a printed calendar, grouped by what is promised for them. The list
 * below the cells says the same in words, so the cells themselves are decoration to a screen reader.
 */
export function DayStrip({ days = 14, spans, current, label, style, ...rest }: DayStripProps) {
  const includes = (span: DaySpan, day: number) => span.from <= day && day <= span.to
  // A lone span is solid; several alternate, so that two neighbours never look alike.
  const fillOf = (index: number) => (index < 0 ? undefined : spans.length === 1 || index % 2 ? 'solid' : 'soft')
  return (
    <Root data-long={days > 14 || undefined} style={{ ...style, '--days': days } as CSSProperties} {...rest}>
      <div aria-hidden>
        {Array.from({ length: days }, (_, index) => index + 1).map((day) => (
          <span
            key={day}
            data-fill={fillOf(spans.findIndex((span) => includes(span, day)))}
            data-starts={spans.some(({ from, to }) => day > 1 && (day === from || day === to + 1)) || undefined}
            data-time={current === undefined || day > current ? undefined : day === current ? 'now' : 'past'}
          >
            <span>{day}</span>
          </span>
        ))}
      </div>
      <ol role="list" aria-label={label}>
        {spans.map((span, index) => (
          <li
            key={span.from}
            data-fill={fillOf(index)}
            style={{ '--from': span.from, '--end': span.to + 1 } as CSSProperties}
          >
            <span>{rangeOf(span)}</span> <strong>{span.label}</strong>
            {current !== undefined && includes(span, current) && <em> Today is day {current}</em>}
          </li>
        ))}
      </ol>
    </Root>
  )
}
