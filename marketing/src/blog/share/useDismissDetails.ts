import { type RefObject, useEffect } from 'react'

/** Closes an open `details` as people expect of a menu: by Escape, by a click elsewhere, by moving on with the keyboard. */
export function useDismissal(details: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const close = () => details.current?.removeAttribute('open')

    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return
      const heldFocus = details.current.contains(document.activeElement)
      close()
      if (heldFocus) details.current.querySelector('summary')?.focus()
    }

    const handleElsewhere = ({ target }: Event) => {
      if (details.current?.open && !details.current.contains(target as Node)) close()
    }

    document.addEventListener('keydown', handleKey)
    document.addEventListener('pointerdown', handleElsewhere)
    document.addEventListener('focusin', handleElsewhere)
    return () => {
      document.removeEventListener('keydown', handleKey)
      document.removeEventListener('pointerdown', handleElsewhere)
      document.removeEventListener('focusin', handleElsewhere)
    }
  }, [details])
}
