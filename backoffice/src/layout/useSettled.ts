import { useEffect, useState } from 'react'

const pauseMs = 300

/** A text as it was when somebody last paused typing, without space around it. */
export function useSettled(text: string) {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
