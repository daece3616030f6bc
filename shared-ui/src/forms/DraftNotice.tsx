import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Button } from '../controls/Button.tsx'

// In the page before it has something to say, or screen readers would not say it; and out of the way until then.
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--warning);
  border-radius: var(--radius-small);
  background: var(--warning-soft);

  &:empty {
    position: absolute;
    padding: 0;
    border: 0;
  }

  > p {
    flex: 1 1 14rem;
    margin: 0;
  }
`

/** Props of `DraftNotice`: what `useDraft` gives. */
export type DraftNoticeProps = ComponentProps<'div'> & {
  found: { savedAt: Date; isOutdated?: boolean } | undefined
  onRestore: () => void
  onDiscard: () => void
}

/** Says that an earlier visit left unsent changes in this browser, and asks whether they are wanted. */
export function DraftNotice({ found, onRestore, onDiscard, ...rest }: DraftNoticeProps) {
  return (
    <Root role="status" {...rest}>
      {found && (
        <>
          <p>
            You have unsent changes from <time dateTime={found.savedAt.toISOString()}>{momentOf(found.savedAt)}</time>.
            {found.isOutdated && ' A newer version has been saved since; saving yours will show you both.'}
          </p>
          <Button variant="secondary" onClick={onRestore}>
            Restore
          </Button>
          <Button variant="ghost" onClick={onDiscard}>
            Discard
          </Button>
        </>
      )}
    </Root>
  )
}

/** The time alone on the same day, the day as well later. */
function momentOf(savedAt: Date) {
  const time = savedAt.toLocaleTimeString('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  if (savedAt.toDateString() === new Date().toDateString()) return time
  return `${savedAt.toLocaleDateString('en-US', { dateStyle: 'medium' })}, ${time}`
}
