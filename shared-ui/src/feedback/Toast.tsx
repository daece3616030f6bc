import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import type { ExternalToast } from 'sonner'

let library: typeof import('./Toaster.tsx') | undefined
const listeners = new Set<() => void>()

async function loadLibrary() {
  // If the chunk cannot be loaded, the next toast tries again.
  library = await import('./Toaster.tsx').catch(() => undefined)
  for (const notify of listeners) notify()
  return library
}

const showToast = (kind: 'success' | 'error') => async (text: string, options?: ExternalToast) =>
  (await loadLibrary())?.toast[kind](text, options)

/** Shows a message for a few seconds at the edge of the page. */
export const toast = { success: showToast('success'), error: showToast('error') }

const Toaster = lazy(() => import('./Toaster.tsx'))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const firstInteractions = ['pointerdown', 'keydown']
const isLoaded = () => library !== undefined

/**
 * Container of toasts; every app that shows toasts renders it once. The library is large, so it loads at the user's first
 * interaction, not at the first toast: a toast may have to report that the connection is lost.
 */
export function ToastHost() {
  const hasLibrary = useSyncExternalStore(subscribe, isLoaded, isLoaded)

  useEffect(() => {
    const preload = () => void loadLibrary()
    for (const type of firstInteractions) window.addEventListener(type, preload, { once: true })
    return () => {
      for (const type of firstInteractions) window.removeEventListener(type, preload)
    }
  }, [])

  return hasLibrary ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
