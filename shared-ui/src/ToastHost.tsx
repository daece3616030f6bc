import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastCall } from './toastCall.ts'

const Toaster = lazy(() => import('./Toast.tsx').then((module) => ({ default: module.Toaster })))

/**
 * Where toasts appear in an area that loads them late: nothing until a module that shows some is loaded. The library
 * keeps a toast that comes before its place is there.
 */
export function ToastHost() {
  const isCalled = useSyncExternalStore(toastCall.subscribe, toastCall.isCalled, () => false)
  return isCalled ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
