import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from '../data/Card.tsx'

const Root = styled(Card)`
  display: grid;
  justify-items: start;
  gap: var(--space-3);

  > h2 {
    font-size: var(--text-22);
  }

  > p {
    max-width: var(--measure);
    text-wrap: balance;
    color: var(--ink-soft);
  }
`

/** Props of `EmptyState`: children are the next step, such as a button. */
export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & { title: string; hint?: ReactNode }

/** Shown in place of an empty list: what would be here, and how to add the first item. */
export function EmptyState({ title, hint, children, ...rest }: EmptyStateProps) {
  return (
    <Root {...rest}>
      <h2>{title}</h2>
      {hint && <p>{hint}</p>}
      {children}
    </Root>
  )
}
