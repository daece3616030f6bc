import { useEffect } from 'react'

const question = 'You have unsaved changes. Leave this page?'
const closingQuestion = 'You have unsaved changes. Close without saving?'

/** One entry for every form on the page that holds unsaved changes. */
const unsaved = new Set<object>()

/** Asks before the page takes a form with unsaved changes away by itself, such as with the panel that holds it. */
export const mayClose = () => unsaved.size === 0 || window.confirm(closingQuestion)

/**
 * Asks before a page with unsaved changes is left: by a link, by the browser's back and forward buttons where they can
 * be held (the Navigation API), by closing or reloading the tab. What the program does by itself is never asked about.
 */
export function useLeaveWarning(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return
    const entry = {}
    unsaved.add(entry)
    // Somebody who has said yes to a link is not asked again by the page load that it may cause.
    let mayLeave = false

    const onClick = (event: MouseEvent) => {
      if (!leadsAway(event)) return
      mayLeave = window.confirm(question)
      if (mayLeave) return
      event.preventDefault()
      event.stopPropagation()
    }
    const onNavigate = (event: NavigateEvent) => {
      const isBackOrForward = event.navigationType === 'traverse' && event.cancelable && !event.hashChange
      if (isBackOrForward && !window.confirm(question)) event.preventDefault()
    }
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!mayLeave) event.preventDefault()
    }

    document.addEventListener('click', onClick, { capture: true })
    window.addEventListener('beforeunload', onUnload)
    const { navigation } = window as { navigation?: Navigation }
    navigation?.addEventListener('navigate', onNavigate)
    return () => {
      unsaved.delete(entry)
      document.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('beforeunload', onUnload)
      navigation?.removeEventListener('navigate', onNavigate)
    }
  }, [isDirty])
}

/** Whether a click opens another page of this site in this tab. The browser asks by itself before it leaves the site. */
function leadsAway({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return false
  const { origin, pathname, search } = new URL(link.href)
  return origin === location.origin && (pathname !== location.pathname || search !== location.search)
}
