import type { ComponentProps, CSSProperties } from 'react'
import { styled } from 'styled-components'

const Root = styled.div`
  container-type: inline-size;
`

/** Some days in a row and what happens on them; days count from 1. */
export type DaySpan = { from: number; to: number; label: string }

/** Props of `DayStrip`. */
export type DayStripProps = Omit<ComponentProps<'div'>, 'children'> & {
  days?: number
  spans: readonly DaySpan[]
  current?: number | undefined
  label: string
}

const daysOf = ({ from, to }: DaySpan) => (from === to ? `Day ${from}` : `Days ${from}–${to}`)

/** The brand's signature: working days as cells of a printed calendar, grouped by what is promised for them. */
export function DayStrip({ days = 14, spans, current, label, style, ...rest }: DayStripProps) {
  return (
    <Root style={{ ...style, '--days': days } as CSSProperties} {...rest}>
      <div aria-hidden>
        {Array.from({ length: days }, (_, index) => (
          <span key={index}>{index + 1}</span>
        ))}
      </div>
      <ol role="list" aria-label={label}>
        {spans.map((span) => (
          <li key={span.from}>
            <span>{daysOf(span)}</span> <strong>{span.label}</strong>
            {current !== undefined && current >= span.from && current <= span.to && <em> Today: day {current}</em>}
          </li>
        ))}
      </ol>
    </Root>
  )
}
