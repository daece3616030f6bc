import { Ellipsis } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/Button'

const distance = 4

const Menu = styled.div`
  position: fixed;
  inset: auto;
  min-width: 13rem;
  margin: 0;
  padding: var(--space-1);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-small);
  background: var(--surface);
  box-shadow: 0 8px 24px rgb(20 16 12 / 18%);

  &:popover-open {
    display: grid;
  }

  > * {
    justify-content: start;
    min-height: 40px;
    font-weight: 400;
    white-space: nowrap;
  }
`

/** The rarer actions of a row, in a native popover: it closes with Escape, outside of it and after every action. */
export function MoreMenu({ of, children }: { of: string; children: ReactNode }) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)

  // The table that holds the row scrolls, so the menu is above the page and has to be put beside its button.
  const place = () => {
    if (!opener.current || !menu.current) return
    const { top, bottom, right } = opener.current.getBoundingClientRect()
    const { offsetHeight: height, offsetWidth: width, style } = menu.current
    const isRoomBelow = bottom + distance + height <= window.innerHeight
    style.top = `${isRoomBelow ? bottom + distance : Math.max(distance, top - distance - height)}px`
    style.left = `${Math.max(distance, right - width)}px`
  }

  return (
    <>
      <Button ref={opener} variant="ghost" size="small" title="More" aria-label={`More: ${of}`} popoverTarget={id}>
        <Ellipsis aria-hidden />
      </Button>
      <Menu id={id} ref={menu} popover="auto" onToggle={place} onClick={() => menu.current?.hidePopover?.()}>
        {children}
      </Menu>
    </>
  )
}
