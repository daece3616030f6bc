import { useId, useRef, type ReactNode, type ToggleEvent } from 'react'
import { styled } from 'styled-components'
import { Button, type ButtonProps } from '../controls/Button.tsx'

const gapPx = 4

const Panel = styled.div`
  position: fixed;
  inset: auto;
  min-width: 13rem;
  max-width: calc(100vw - 2 * ${gapPx}px);
  max-height: calc(100dvh - 2 * ${gapPx}px);
  overflow-y: auto;
  margin: 0;
  padding: var(--space-1);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-small);
  background: var(--surface);
  color: var(--ink);
  box-shadow: 0 8px 24px rgb(20 16 12 / 18%);

  &:popover-open {
    display: grid;
  }

  > :is(a, button) {
    justify-content: start;
    font-weight: 400;
    white-space: nowrap;
  }

  > [data-size='small'] {
    min-height: 44px;
  }
`

type Props = ButtonProps & {
  /** Accessible name of the button and its menu; the button shows an icon. */
  label: string
  icon: ReactNode
}

/** A menu of actions and links in a native popover. It closes on Escape, on a click outside and on every choice. */
export function PopoverMenu({ label, icon, children, ...buttonProps }: Props) {
  const id = useId()
  const panelRef = useRef<HTMLDivElement>(null)
  const observerRef = useRef<ResizeObserver>(undefined)

  // Scrolling containers would clip an absolute position, so the panel is in the top layer and placed by script.
  const positionPanel = () => {
    const button = panelRef.current?.previousElementSibling
    if (!button || !panelRef.current) return
    const { top, bottom, right } = button.getBoundingClientRect()
    const { offsetHeight: height, offsetWidth: width, style } = panelRef.current
    const fitsBelow = bottom + gapPx + height <= window.innerHeight
    style.top = `${fitsBelow ? bottom + gapPx : Math.max(gapPx, top - gapPx - height)}px`
    style.left = `${Math.max(gapPx, right - width)}px`
  }

  // Its content may load while it is open, and then be higher than the room below the button.
  const followSize = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    observerRef.current?.disconnect()
    if (newState !== 'open') return
    positionPanel()
    observerRef.current = new ResizeObserver(positionPanel)
    observerRef.current.observe(currentTarget)
  }

  return (
    <>
      <Button variant="ghost" aria-label={label} popoverTarget={id} {...buttonProps}>
        {icon}
      </Button>
      <Panel
        id={id}
        ref={panelRef}
        popover="auto"
        role="group"
        aria-label={label}
        onToggle={followSize}
        onClick={({ target }) => {
          if ((target as Element).closest('a, button')) closePopover(panelRef.current)
        }}
      >
        {children}
      </Panel>
    </>
  )
}

/** Does nothing in a browser without popovers, where the panel is always shown. */
const closePopover = (panel: Partial<HTMLElement> | null) => panel?.hidePopover?.()
