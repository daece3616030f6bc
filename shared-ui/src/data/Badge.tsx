import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

const Root = styled.span`
  --tone: var(--ink-soft);
  --soft: color-mix(in srgb, var(--ink-soft) 12%, var(--surface));
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 0 var(--space-2);
  border: 1px solid color-mix(in srgb, var(--tone) 30%, var(--surface));
  border-radius: var(--radius-small);
  background: var(--soft);
  color: var(--tone);
  /* The same in headings. */
  font: 600 var(--text-14) / 1.6 var(--font-body);
  letter-spacing: 0;
  white-space: nowrap;

  &[data-tone='positive'] {
    --tone: var(--positive);
    --soft: var(--positive-soft);
  }

  &[data-tone='warning'] {
    --tone: var(--warning);
    --soft: var(--warning-soft);
  }

  &[data-tone='danger'] {
    --tone: var(--danger);
    --soft: var(--danger-soft);
  }

  &[data-tone='info'] {
    --tone: var(--info);
    --soft: var(--info-soft);
  }
`

/** Color of a badge. It only repeats what the text says. */
export type BadgeTone = 'neutral' | 'positive' | 'warning' | 'danger' | 'info'

/** A short status beside a title or in a table row. */
export function Badge({ tone = 'neutral', ...rest }: ComponentProps<'span'> & { tone?: BadgeTone }) {
  return <Root data-tone={tone} {...rest} />
}
