import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Badge, type BadgeTone } from './Badge.tsx'

const Root = styled(Badge)`
  border-color: var(--line);
  background: none;
  color: var(--ink-soft);

  &::before {
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: var(--tone);
    content: '';
  }

  &[data-tone='accent'] {
    --tone: var(--accent);
  }
`

/** A badge that has its color in a dot only, so that it does not compete with the status beside it. */
export function DotBadge({ tone = 'neutral', ...rest }: ComponentProps<'span'> & { tone?: BadgeTone | 'accent' }) {
  return <Root data-tone={tone} {...rest} />
}
