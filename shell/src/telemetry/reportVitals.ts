import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { scrubPath } from './scrub.ts'

type LongFrame = PerformanceEntry & { scripts: { sourceURL: string; duration: number }[] }

const startMs = 10_000
const minTaskMs = 50

/** Measures how fast this page is for its visitor, and reports it once, when the visitor leaves it or hides it. [REL-70] */
export function reportVitals() {
  const path = scrubPath(location.pathname)
  const vitals: Record<string, number> = {}
  const tasks: Record<string, number> = {}
  const lastStart = performance.now() + startMs
  const keep = ({ name, value }: Metric) => {
    vitals[name] = value
  }
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(keep)

  // Browsers that do not know the type ignore it.
  new PerformanceObserver((list) => {
    for (const { startTime, scripts } of list.getEntries() as LongFrame[]) {
      if (startTime > lastStart) continue
      for (const { sourceURL, duration } of scripts) tasks[sourceURL] = (tasks[sourceURL] ?? 0) + duration
    }
  }).observe({ type: 'long-animation-frame', buffered: true })

  // Bubbling, so that the library has handled the event already.
  addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', send)
    // That of the area comes after that of the shell.
    const entry = performance
      .getEntriesByType('resource')
      .findLast(({ name }) => /\/(main|remoteEntry)\.js/.test(name))?.name
    const slow = Object.entries(tasks).filter(([, ms]) => ms >= minTaskMs)
    navigator.sendBeacon('/telemetry/vitals', JSON.stringify({ path, entry, vitals, slow }))
  })
}
