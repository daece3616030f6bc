const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const units = [
  { ms: 7 * dayMs, name: 'week' },
  { ms: dayMs, name: 'day' },
  { ms: hourMs, name: 'hour' },
  { ms: minuteMs, name: 'minute' },
]

/** How long ago a time is, in one whole unit: "2 days". Less than two weeks are days. */
export function elapsedText(since: string, now: Date) {
  const elapsedMs = now.getTime() - Date.parse(since)
  const unit = units.find(({ ms, name }) => elapsedMs >= (name === 'week' ? 2 * ms : ms))
  if (!unit) return 'less than a minute'
  const count = Math.floor(elapsedMs / unit.ms)
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`
}

/** Whether a wait has lasted a day, so that it stands out. */
export const isLongWait = (since: string, now: Date) => now.getTime() - Date.parse(since) >= dayMs
