import { useEffect, useState } from 'react'
import { defaultDebounceMs } from './useDebouncedCallback.ts'

/** The value as it was when it last stayed unchanged for `delayMs`. */
export function useDebouncedValue<Value>(value: Value, delayMs = defaultDebounceMs) {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}
