const minuteMs = 60_000

/** Returns a function that counts a call; false once there have been `max` in the minute that began with the first one. */
export function createMinuteCounter(max: number) {
  let startedAt = -Infinity
  let count = 0
  return () => {
    const now = performance.now()
    if (now - startedAt >= minuteMs) [startedAt, count] = [now, 0]
    return ++count <= max
  }
}
