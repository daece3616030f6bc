import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'

// Always rendered: screen readers announce changes only in a status element that already exists.
const Root = styled.div`
  position: sticky;
  z-index: 2;
  top: calc(var(--header) + var(--space-2));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--warning);
  border-radius: var(--radius-small);
  background: var(--warning-soft);

  &:empty {
    position: absolute;
    padding: 0;
    border: 0;
  }
`

/** Shows the number of unpublished changes, and discards them on request. [ADMIN-PRICE-9] */
export function UnsavedBar({ count, onDiscard }: { count: number; onDiscard: () => void }) {
  const confirmAndDiscard = () => {
    if (window.confirm('Discard all unpublished changes?')) onDiscard()
  }
  return (
    <Root role="status">
      {count > 0 && (
        <>
          <p>
            {count === 1 ? '1 change is' : `${count} changes are`} not published. Unpublished changes exist only in this
            tab and are lost on reload.
          </p>
          <Button variant="secondary" size="small" onClick={confirmAndDiscard}>
            Discard
          </Button>
        </>
      )}
    </Root>
  )
}
