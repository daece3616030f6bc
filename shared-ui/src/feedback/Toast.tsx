import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import type { ExternalToast } from 'sonner'

let library: typeof import('./Toaster.tsx') | undefined
const listeners = new Set<() => void>()

async function load() {
  // Without a connection there is nothing to show it with; the next toast tries again.
  library = await import('./Toaster.tsx').catch(() => undefined)
  for (const tell of listeners) tell()
  return library
}

const say = (kind: 'success' | 'error') => async (text: string, options?: ExternalToast) =>
  (await load())?.toast[kind](text, options)

/** Says something for a moment at the edge of the page. */
export const toast = { success: say('success'), error: say('error') }

const Toaster = lazy(() => import('./Toaster.tsx'))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const starts = ['pointerdown', 'keydown']
const isLoaded = () => library !== undefined

/**
 * Where toasts appear; every area that toasts renders it once. What shows them is heavy and no first screen needs it, so
 * it is fetched when somebody begins to do something: a toast may have to tell that the connection is gone.
 */
export function ToastHost() {
  const hasLibrary = useSyncExternalStore(subscribe, isLoaded, isLoaded)

  useEffect(() => {
    for (const start of starts) window.addEventListener(start, load, { once: true })
    return () => starts.forEach((start) => window.removeEventListener(start, load))
  }, [])

  return hasLibrary ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
