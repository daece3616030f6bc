import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

const Root = styled.span`
  display: grid;
  grid-template-columns: minmax(3.5rem, max-content) minmax(4rem, 1fr);
  gap: var(--space-3);
  align-items: center;
  min-width: 9rem;

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
 * A value with a bar of its size beside it, for the cells of a table column. The bar only repeats what the text says, so it is
 * hidden from screen readers.
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
