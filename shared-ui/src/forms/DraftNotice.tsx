import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Button } from '../controls/Button.tsx'

// Always in the page, so that screen readers announce its content when it appears. Without content it takes no space.
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

/** Props of `DraftNotice`, from the result of `useDraft`. */
export type DraftNoticeProps = ComponentProps<'div'> & {
  draft: { savedAt: Date; isOutdated?: boolean } | undefined
  onRestore: () => void
  onDiscard: () => void
}

/** Offers to restore or discard the draft of an earlier visit. */
export function DraftNotice({ draft, onRestore, onDiscard, ...rest }: DraftNoticeProps) {
  return (
    <Root role="status" {...rest}>
      {draft && (
        <>
          <p>
            You have unsaved changes from{' '}
            <time dateTime={draft.savedAt.toISOString()}>{formatSavedAt(draft.savedAt)}</time>.
            {draft.isOutdated && ' A newer version has been saved since; saving yours will show you both.'}
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

/** The time, preceded by the date unless it is today. */
function formatSavedAt(savedAt: Date) {
  const time = savedAt.toLocaleTimeString('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  if (savedAt.toDateString() === new Date().toDateString()) return time
  return `${savedAt.toLocaleDateString('en-US', { dateStyle: 'medium' })}, ${time}`
}
