import { useEffect, useState } from 'react'

/** How many seconds are left before something may be requested again; `startCooldown` starts over. */
export function useCooldown(seconds: number, isRunning = false) {
  const [end, setEnd] = useState(isRunning ? () => Date.now() + seconds * 1_000 : 0)
  const [now, setNow] = useState(() => Date.now())
  const secondsLeft = Math.max(0, Math.ceil((end - now) / 1_000))

  useEffect(() => {
    if (secondsLeft === 0) return
    const timer = setTimeout(() => setNow(Date.now()), 1_000)
    return () => clearTimeout(timer)
  }, [secondsLeft, now])

  const startCooldown = () => {
    setNow(Date.now())
    setEnd(Date.now() + seconds * 1_000)
  }
  return { secondsLeft, startCooldown }
}
