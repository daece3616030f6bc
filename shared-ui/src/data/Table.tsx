import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../page/VisuallyHidden.tsx'

const Root = styled.div`
  position: relative;
  max-height: 85vh;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  > table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-size: var(--text-14);
    line-height: 1.45;
  }

  th,
  td {
    padding: var(--space-3) var(--space-4);
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: middle;
  }

  thead th {
    position: sticky;
    z-index: 1;
    top: 0;
    background: var(--surface);
    border-bottom-color: var(--line-strong);
    color: var(--ink-soft);
    font-weight: 600;
    white-space: nowrap;
  }

  tbody th {
    font-weight: 600;
  }

  tbody tr:last-child > * {
    border-bottom: 0;
  }

  tbody tr:hover > * {
    background: color-mix(in srgb, var(--ink) 3%, var(--surface));
  }

  [data-align='end'] {
    text-align: end;
  }
`

/** Props of `Table`: children are `thead` and `tbody`; the caption is for screen readers. */
export type TableProps = ComponentProps<'div'> & { caption: string }

/**
 * A dense table with a sticky header. A wide table scrolls inside its own frame, by keyboard as well. Cells of numbers are
 * marked with `data-align="end"`.
 */
export function Table({ caption, children, ...rest }: TableProps) {
  return (
    <Root role="region" aria-label={caption} tabIndex={0} {...rest}>
      <table>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        {children}
      </table>
    </Root>
  )
}
