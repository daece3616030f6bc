import { useEffect, useState } from 'react'

/** Delay after the last keystroke. */
export const defaultDebounceMs = 300

/**
 * Debounces callbacks. `schedule` runs its callback 300 ms after its last call, unless the URL's path has changed by then;
 * `cancel` drops the scheduled callback, as unmounting does; `isPending` tells whether one is scheduled.
 */
export function useDebouncedCallback() {
  const [debouncer] = useState(createDebouncer)
  useEffect(() => debouncer.cancel, [debouncer])
  return debouncer
}

function createDebouncer() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const schedule = (callback: () => void) => {
    cancel()
    const { pathname } = window.location
    timer = setTimeout(() => {
      timer = undefined
      // A page stays mounted while the next one loads; its callback would navigate back.
      if (window.location.pathname === pathname) callback()
    }, defaultDebounceMs)
  }
  return { schedule, cancel, isPending: () => timer !== undefined }
}
