import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'

// In the page before it has something to say, or screen readers would not say it.
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

/** Says how much is not published, and where it is until then. [ADMIN-PRICE-9] */
export function UnsavedBar({ count, onDiscard }: { count: number; onDiscard: () => void }) {
  const discard = () => {
    if (window.confirm('Discard all changes that are not published?')) onDiscard()
  }
  return (
    <Root role="status">
      {count > 0 && (
        <>
          <p>
            {count === 1 ? '1 change is' : `${count} changes are`} not published. Until then they live in this tab only;
            a reload drops them.
          </p>
          <Button variant="secondary" size="small" onClick={discard}>
            Discard
          </Button>
        </>
      )}
    </Root>
  )
}
