import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

const Root = styled.span`
  display: grid;
  grid-template-columns: 3rem 1fr;
  gap: var(--space-3);
  align-items: center;
  width: clamp(8rem, 20vw, 16rem);

  > [data-part='value'] {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  > [data-part='bar'] {
    height: 12px;
    min-width: 2px;
    border-radius: 2px;
    background: var(--accent);
    print-color-adjust: exact;
  }

  > [data-part='bar'][data-empty] {
    visibility: hidden;
  }
`

/** Props of `ValueBar`: `children` is the value as a text, `max` the value of the longest bar. */
export type ValueBarProps = ComponentProps<'span'> & { value: number | null; max: number }

/**
 * A value with a bar of its size beside it, for the cells of table columns. All bars of a page have the same scale. They only
 * repeat what the text says, so they are hidden from screen readers.
 */
export function ValueBar({ value, max, children, ...rest }: ValueBarProps) {
  const percent = value && max > 0 ? Math.min(100, (100 * value) / max) : 0
  return (
    <Root {...rest}>
      <span data-part="value">{children}</span>
      <span aria-hidden data-part="bar" data-empty={percent === 0 || undefined} style={{ width: `${percent}%` }} />
    </Root>
  )
}
