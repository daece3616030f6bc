const minuteMs = 60_000

/** Returns a function that counts a call; false once there have been `max` in the current minute. */
export function createMinuteCounter(max: number) {
  let minute = 0
  let count = 0
  return () => {
    const now = Math.floor(Date.now() / minuteMs)
    if (now !== minute) [minute, count] = [now, 0]
    return ++count <= max
  }
}
