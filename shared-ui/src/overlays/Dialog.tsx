import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { useRef, type ComponentProps } from 'react'
import { keyframes, styled } from 'styled-components'
import { Button } from '../controls/Button.tsx'

const appear = keyframes`
  from { opacity: 0; }
`

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`

const Overlay = styled(Radix.Overlay)`
  position: fixed;
  z-index: 50;
  inset: 0;
  background: rgb(20 16 12 / 55%);
  animation: ${appear} 150ms;
`

const Root = styled(Radix.Content)`
  position: fixed;
  z-index: 51;
  inset: 0;
  width: min(36rem, calc(100vw - 2 * var(--space-4)));
  height: fit-content;
  max-height: calc(100dvh - 2 * var(--space-4));
  margin: auto;
  padding: var(--space-5);
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  color: var(--ink);
  animation: ${rise} 200ms;
`

const Title = styled(Radix.Title)`
  margin-bottom: var(--space-4);
  padding-inline-end: var(--space-7);
  font-size: var(--text-22);
`

/* Last in the order of focus, so that a form starts in its first field and a question at its safe answer. */
const Close = styled(Button)`
  position: absolute;
  top: var(--space-3);
  inset-inline-end: var(--space-3);
  width: 44px;
  padding: 0;
`

const Description = styled(Radix.Description)`
  margin-bottom: var(--space-4);
  color: var(--ink-soft);
`

/** Props of `Dialog`. */
export type DialogProps = Omit<ComponentProps<'div'>, 'title'> & {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
}

/** A question or a form above the page: keeps the focus inside, closes with Escape, gives the focus back. */
export function Dialog({ open, onOpenChange, title, description, children, ...rest }: DialogProps) {
  const opener = useRef<Element | null>(null)
  // Radix gives the focus back to its own trigger only; here whatever had the focus opens the dialog.
  const focus = {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Root {...focus} {...(description ? {} : { 'aria-describedby': undefined })} {...rest}>
          <Title>{title}</Title>
          {description && <Description>{description}</Description>}
          {children}
          <Radix.Close asChild>
            <Close variant="ghost" aria-label="Close">
              <X aria-hidden />
            </Close>
          </Radix.Close>
        </Root>
      </Radix.Portal>
    </Radix.Root>
  )
}
