import { useEffect, useState } from 'react'

const tickMs = 30_000

/** The current time, for texts that say how long ago something is. Changes every half minute. */
export function useNow() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
