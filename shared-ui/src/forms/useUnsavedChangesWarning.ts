import { useEffect } from 'react'

const leavePrompt = 'You have unsaved changes. Leave this page?'
const closePrompt = 'You have unsaved changes. Close without saving?'

/** One entry per form with unsaved changes. */
const dirtyForms = new Set<object>()

/** Asks for confirmation if a form has unsaved changes; call it before closing the panel that contains the form. */
export const confirmClose = () => dirtyForms.size === 0 || window.confirm(closePrompt)

/**
 * Asks for confirmation before the user leaves a page with unsaved changes: by a link, by back and forward where the
 * Navigation API can cancel them, or by closing or reloading the tab. Navigation by script is not affected.
 */
export function useUnsavedChangesWarning(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return
    const entry = {}
    dirtyForms.add(entry)
    // A confirmed link may load a new document, which must not ask again.
    let isConfirmed = false

    const onClick = (event: MouseEvent) => {
      if (!opensOtherPage(event)) return
      isConfirmed = window.confirm(leavePrompt)
      if (isConfirmed) return
      event.preventDefault()
      event.stopPropagation()
    }
    const onNavigate = (event: NavigateEvent) => {
      const isBackOrForward = event.navigationType === 'traverse' && event.cancelable && !event.hashChange
      if (isBackOrForward && !window.confirm(leavePrompt)) event.preventDefault()
    }
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isConfirmed) event.preventDefault()
    }

    document.addEventListener('click', onClick, { capture: true })
    window.addEventListener('beforeunload', onUnload)
    const { navigation } = window as { navigation?: Navigation }
    navigation?.addEventListener('navigate', onNavigate)
    return () => {
      dirtyForms.delete(entry)
      document.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('beforeunload', onUnload)
      navigation?.removeEventListener('navigate', onNavigate)
    }
  }, [isDirty])
}

/** Whether a click opens another page of this site in this tab. For other sites, beforeunload asks. */
function opensOtherPage({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return false
  const { origin, pathname, search } = new URL(link.href)
  return origin === location.origin && (pathname !== location.pathname || search !== location.search)
}
