import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-3);
  margin-bottom: var(--space-5);
  padding: var(--space-4);
  border: 1px solid var(--positive);
  border-radius: var(--radius-large);
  background: var(--positive-soft);

  h2 {
    margin-bottom: var(--space-1);
    font-size: var(--text-18);
  }
`

/** Welcomes a client who has just signed up. */
export function WelcomeBanner({ onDismiss }: { onDismiss: () => void }) {
  return (
    <Root role="status">
      <div>
        <h2>Welcome to Fortnight</h2>
        <p>Your account is ready. Describe your first project and we will plan its fourteen days with you.</p>
      </div>
      <Button variant="ghost" size="small" aria-label="Dismiss welcome message" onClick={onDismiss}>
        <X aria-hidden />
      </Button>
    </Root>
  )
}
