import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'

/** Where the content of a form is stored; `saved-locally` means as a draft in this browser only. */
export type SaveState = 'saved' | 'unsaved' | 'saved-locally' | 'saving' | 'failed'

const labels: Record<SaveState, string> = {
  saved: 'Saved',
  unsaved: 'Unsaved',
  'saved-locally': 'Draft kept on this device',
  saving: 'Saving…',
  failed: 'Failed',
}

const Root = styled.p`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 32px;
  color: var(--ink-soft);
  font-size: var(--text-14);

  &[data-state='saved'] {
    color: var(--positive);
  }

  &[data-state='failed'] {
    color: var(--danger);
    font-weight: 600;
  }
`

/** Shows whether the content of a form is stored, with Retry after a failed save. */
export function SaveStatus({ state, onRetry }: { state: SaveState; onRetry?: () => void }) {
  return (
    <Root role="status" data-state={state}>
      {labels[state]}
      {state === 'failed' && onRetry && (
        <>
          {' — '}
          <Button variant="secondary" size="small" onClick={onRetry}>
            Retry
          </Button>
        </>
      )}
    </Root>
  )
}
