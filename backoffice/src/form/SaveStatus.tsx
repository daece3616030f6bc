import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'

/** How far what is in an editor has come: `kept` is a copy in this browser alone. */
export type SaveState = 'saved' | 'unsaved' | 'kept' | 'saving' | 'failed'

const words = { saved: 'Saved', unsaved: 'Unsaved', kept: 'Saved locally', saving: 'Saving…', failed: 'Failed' }

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

/** Says beside an editor whether its text is safe, and offers to try again when it is not. */
export function SaveStatus({ state, onRetry }: { state: SaveState; onRetry?: () => void }) {
  return (
    <Root role="status" data-state={state}>
      {words[state]}
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
