import type { ComponentProps } from 'react'
import { keyframes, styled } from 'styled-components'
import { VisuallyHidden } from '../page/VisuallyHidden.tsx'

const pulse = keyframes`
  50% { opacity: 0.5; }
`

const Root = styled.div`
  display: grid;
  gap: var(--space-3);

  > div {
    height: 1em;
    border-radius: var(--radius-small);
    background: color-mix(in srgb, var(--ink) 10%, var(--paper));
    animation: ${pulse} 1.6s ease-in-out infinite;
  }

  > div:nth-child(3n) {
    width: 92%;
  }

  > div:last-child:not(:nth-child(2)) {
    width: 60%;
  }
`

/** Props of `Skeleton`. */
export type SkeletonProps = ComponentProps<'div'> & { lines?: number; label?: string }

/** Placeholder of text that is loading; screen readers announce `label`. */
export function Skeleton({ lines = 3, label = 'Loading…', ...rest }: SkeletonProps) {
  return (
    <Root role="status" {...rest}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} />
      ))}
    </Root>
  )
}
