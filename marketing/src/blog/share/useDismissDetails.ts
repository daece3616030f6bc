import { type RefObject, useEffect } from 'react'

/** Closes an open `details` element like a menu: on Escape, on a click outside, and when focus leaves it. */
export function useDismissDetails(details: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const close = () => details.current?.removeAttribute('open')

    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return
      const hadFocus = details.current.contains(document.activeElement)
      close()
      if (hadFocus) details.current.querySelector('summary')?.focus()
    }

    const handleOutside = ({ target }: Event) => {
      if (details.current?.open && !details.current.contains(target as Node)) close()
    }

    document.addEventListener('keydown', handleKey)
    document.addEventListener('pointerdown', handleOutside)
    document.addEventListener('focusin', handleOutside)
    return () => {
      document.removeEventListener('keydown', handleKey)
      document.removeEventListener('pointerdown', handleOutside)
      document.removeEventListener('focusin', handleOutside)
    }
  }, [details])
}
