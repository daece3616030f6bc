import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true })
  window.addEventListener('resize', onChange)
  return () => {
    window.removeEventListener('scroll', onChange)
    window.removeEventListener('resize', onChange)
  }
}

/** The value that `read` derives from the scroll position; rerenders only when that value changes. */
export function useScrollState<Value extends string | boolean>(read: () => Value, serverValue: Value): Value {
  return useSyncExternalStore(subscribe, read, () => serverValue)
}
