import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Button } from '../controls/Button.tsx'

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-inline-start: 4px solid var(--danger);
  border-radius: var(--radius-small);
  background: var(--surface);

  > h2 {
    font-size: var(--text-22);
  }

  > p {
    max-width: var(--measure);
    color: var(--ink-soft);
  }
`

/** Props of `ErrorState`. Children follow the message, such as a link to another page. */
export type ErrorStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: string
  message: string
  onRetry?: (() => void) | undefined
}

/** Shown in place of content that failed to load, with a Retry button; screen readers announce it at once. */
export function ErrorState({ title, message, onRetry, children, ...rest }: ErrorStateProps) {
  return (
    <Root role="alert" {...rest}>
      <h2>{title}</h2>
      <p>{message}</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          Retry
        </Button>
      )}
      {children}
    </Root>
  )
}
