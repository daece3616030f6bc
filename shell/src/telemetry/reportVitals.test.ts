import type { Metric } from 'web-vitals'
import { reportVitals } from './reportVitals.ts'

const callbacks: ((metric: Pick<Metric, 'name' | 'value'>) => void)[] = []
jest.mock('web-vitals', () => {
  const measure = (callback: (typeof callbacks)[0]) => void callbacks.push(callback)
  return { onCLS: measure, onFCP: measure, onINP: measure, onLCP: measure, onTTFB: measure }
})

const beacon = jest.fn<boolean, [string, string]>()
let observed: ((list: { getEntries: () => object[] }) => void) | undefined
const entry = 'http://static.example/marketing/0123456789ab/remoteEntry.js'

beforeAll(() => {
  Object.assign(navigator, { sendBeacon: beacon })
  Object.assign(window, {
    PerformanceObserver: class {
      constructor(callback: typeof observed) {
        observed = callback
      }
      observe() {}
    },
  })
  performance.getEntriesByType = () =>
    [{ name: 'http://localhost/assets/aaaaaaaaaaaa/main.js' }, { name: entry }] as PerformanceEntry[]
})

function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

describe('reportVitals', () => {
  it('reports once, when the page is hidden, with the last values and long tasks of the start [REL-70] [REL-73]', () => {
    history.replaceState(null, '', '/blog/post-7?q=secret')
    reportVitals()
    const [record] = callbacks
    record!({ name: 'CLS', value: 0.1 })
    record!({ name: 'CLS', value: 0.2 })
    record!({ name: 'LCP', value: 900 })
    const scripts = [
      { sourceURL: entry, duration: 40 },
      { sourceURL: entry, duration: 30 },
      { sourceURL: 'http://localhost/short.js', duration: 10 },
    ]
    const later = { startTime: performance.now() + 60_000, scripts: [{ sourceURL: entry, duration: 500 }] }
    observed!({ getEntries: () => [{ startTime: 0, scripts }, later] })
    setVisibility('visible')
    expect(beacon).not.toHaveBeenCalled()
    setVisibility('hidden')
    setVisibility('hidden')
    expect(beacon).toHaveBeenCalledTimes(1)
    const [url, body] = beacon.mock.calls[0]!
    expect(url).toBe('/telemetry/vitals')
    expect(JSON.parse(body)).toEqual({
      ...{ path: '/blog/:id', entry, vitals: { CLS: 0.2, LCP: 900 }, slow: [[entry, 70]] },
    })
  })
})
