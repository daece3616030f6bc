import { useEffect, useState } from 'react'

/** A text as it was when somebody last paused typing. */
export function useDebouncedValue(text: string, pauseMs = 300) {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return settled
}
