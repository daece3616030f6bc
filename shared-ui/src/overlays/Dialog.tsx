import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { useRef, type ComponentProps } from 'react'
import { keyframes, styled } from 'styled-components'
import { Button } from '../controls/Button.tsx'

const fadeIn = keyframes`
  from { opacity: 0; }
`

const slideUp = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`

const Overlay = styled(Radix.Overlay)`
  position: fixed;
  z-index: 50;
  inset: 0;
  background: rgb(20 16 12 / 55%);
  animation: ${fadeIn} 150ms;
`

const Root = styled(Radix.Content)`
  position: fixed;
  z-index: 51;
  inset: 0;
  --dialog-padding: clamp(var(--space-4), 5vw, var(--space-5));
  display: flex;
  flex-direction: column;
  width: min(36rem, calc(100vw - 2 * var(--space-4)));
  height: fit-content;
  max-height: calc(100dvh - 2 * var(--space-4));
  margin: auto;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  color: var(--ink);
  animation: ${slideUp} 200ms;
`

const Title = styled(Radix.Title)`
  padding: var(--space-5) calc(44px + var(--space-5)) var(--space-3) var(--dialog-padding);
  font-size: var(--text-22);
`

/* Scrolls below the title. A field that gets the focus stops above the buttons at the foot. */
const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: 3px var(--dialog-padding) var(--dialog-padding);
  overflow: auto;
  scroll-padding-block: var(--space-4) var(--space-9);

  /* Sticky buttons bring their own space: they would stop above the padding. */
  &:has([data-part='actions']) {
    padding-bottom: 0;
  }
`

/* Last in the tab order, so that the first field or the safe choice gets the initial focus. */
const CloseButton = styled(Button)`
  position: absolute;
  top: var(--space-3);
  inset-inline-end: var(--space-2);
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

/** A modal dialog with a focus trap. It closes on Escape and returns the focus. */
export function Dialog({ open, onOpenChange, title, description, children, ...rest }: DialogProps) {
  const openerRef = useRef<Element | null>(null)
  // Radix returns the focus to its own trigger only; here any element can open the dialog.
  const focusHandlers = {
    onOpenAutoFocus: () => {
      openerRef.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (openerRef.current instanceof HTMLElement) openerRef.current.focus()
    },
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Root {...focusHandlers} {...(description ? {} : { 'aria-describedby': undefined })} {...rest}>
          <Title>{title}</Title>
          <Body>
            {description && <Description>{description}</Description>}
            {children}
          </Body>
          <Radix.Close asChild>
            <CloseButton variant="ghost" aria-label="Close">
              <X aria-hidden />
            </CloseButton>
          </Radix.Close>
        </Root>
      </Radix.Portal>
    </Radix.Root>
  )
}
