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

/** Shows a notice in a root of its own, so that it stays when the router leaves this area for a public page. */
export function showPersistentNotice(text: string) {
  const container = document.body.appendChild(document.createElement('div'))
  container.role = 'status'
  const root = createRoot(container)
  const close = () => {
    root.unmount()
    container.remove()
  }
  root.render(
    <Root>
      <p>{text}</p>
      <Button variant="ghost" size="small" aria-label="Close" onClick={close}>
        <X aria-hidden />
      </Button>
    </Root>,
  )
}
