import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Button } from '../controls/Button.tsx'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--danger);
  border-radius: var(--radius-small);
  background: var(--danger-soft);
  color: var(--danger);
  text-wrap: pretty;

  > div {
    min-width: 0;
  }
`

/** Props of `ErrorBanner`. With `onRetry` a Retry button follows the message. */
export type ErrorBannerProps = ComponentProps<'div'> & { onRetry?: () => void }

/** Error message next to what failed; screen readers announce it at once. */
export function ErrorBanner({ onRetry, children, ...rest }: ErrorBannerProps) {
  return (
    <Root role="alert" {...rest}>
      <div>{children}</div>
      {onRetry && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          Retry
        </Button>
      )}
    </Root>
  )
}
