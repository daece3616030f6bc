import { useEffect, useState } from 'react'

/** Seconds that are left before something may be asked for again; `start` begins anew. */
export function useCoolDown(seconds: number, isRunning = false) {
  const [end, setEnd] = useState(isRunning ? () => Date.now() + seconds * 1_000 : 0)
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((end - now) / 1_000))

  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setNow(Date.now()), 1_000)
    return () => clearTimeout(timer)
  }, [left, now])

  const start = () => {
    setNow(Date.now())
    setEnd(Date.now() + seconds * 1_000)
  }
  return { left, start }
}
