import { X } from 'lucide-react'
import { createRoot } from 'react-dom/client'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'

const Root = styled.div`
  position: fixed;
  z-index: 40;
  inset: auto var(--space-4) var(--space-4);
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  max-width: 28rem;
  margin-inline: auto;
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  border: 1px solid var(--positive);
  border-radius: var(--radius-small);
  background: var(--surface);
  color: var(--ink);

  > p {
    margin: 0;
  }
`

/**
 * Says a last sentence to somebody who is leaving this area. It stands in a place of its own, because it has to stay
 * while the page around it changes to a public one, which knows nothing of accounts.
 */
export function showPersistentNotice(sentence: string) {
  const place = document.body.appendChild(document.createElement('div'))
  place.role = 'status'
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
  }
  root.render(
    <Root>
      <p>{sentence}</p>
      <Button variant="ghost" size="small" aria-label="Close" onClick={close}>
        <X aria-hidden />
      </Button>
    </Root>,
  )
}
