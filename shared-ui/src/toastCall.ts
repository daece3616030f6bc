const listeners = new Set<() => void>()
let isCalled = false

/** Notes that something on this page may show a toast; `ToastHost` then makes room for it. */
export function callForToasts() {
  isCalled = true
  for (const tell of listeners) tell()
}

/** Whether toasts have been called for, as a store for `useSyncExternalStore`. */
export const toastCall = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isCalled: () => isCalled,
}
