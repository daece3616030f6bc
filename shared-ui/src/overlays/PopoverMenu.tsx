import { useId, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button, type ButtonProps } from '../controls/Button.tsx'

const distance = 4

const Panel = styled.div`
  position: fixed;
  inset: auto;
  min-width: 13rem;
  max-width: calc(100vw - 2 * ${distance}px);
  max-height: calc(100dvh - 2 * ${distance}px);
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
    min-height: 40px;
  }
`

type Props = ButtonProps & {
  /** What the button and its menu are called; the button itself shows an icon. */
  label: string
  icon: ReactNode
}

/** Actions and links behind a button, in a native popover: it closes with Escape, outside of it and after every choice. */
export function PopoverMenu({ label, icon, children, ...button }: Props) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)

  // What is around the button may scroll, so the panel is above the page and has to be put beside its button.
  const place = () => {
    const opener = panel.current?.previousElementSibling
    if (!opener || !panel.current) return
    const { top, bottom, right } = opener.getBoundingClientRect()
    const { offsetHeight: height, offsetWidth: width, style } = panel.current
    const isRoomBelow = bottom + distance + height <= window.innerHeight
    style.top = `${isRoomBelow ? bottom + distance : Math.max(distance, top - distance - height)}px`
    style.left = `${Math.max(distance, right - width)}px`
  }

  return (
    <>
      <Button variant="ghost" aria-label={label} popoverTarget={id} {...button}>
        {icon}
      </Button>
      <Panel
        id={id}
        ref={panel}
        popover="auto"
        role="group"
        aria-label={label}
        onToggle={place}
        onClick={({ target }) => {
          if ((target as Element).closest('a, button')) panel.current?.hidePopover?.()
        }}
      >
        {children}
      </Panel>
    </>
  )
}
