import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

const Root = styled.a`
  position: fixed;
  z-index: 100;
  top: var(--space-2);
  left: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-small);
  background: var(--ink);
  color: var(--paper);
  font-weight: 600;

  &:not(:focus) {
    transform: translateY(-200%);
  }

  @media print {
    display: none;
  }
`

/** Link past the navigation to `<main id="content">`, first in the tab order and hidden until focused. */
export function SkipLink({ href = '#content', children = 'Skip to content', ...rest }: ComponentProps<'a'>) {
  return (
    <Root href={href} {...rest}>
      {children}
    </Root>
  )
}
