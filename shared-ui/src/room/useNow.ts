import { useEffect, useState } from 'react'

const minuteMs = 60_000

/** The time, renewed every minute. */
export function useNow() {
  const [now, setNow] = useState(() => new Date())

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs)
    return () => clearInterval(timer)
  }, [])

  return now
}
