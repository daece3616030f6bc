import { countShedRequest } from '../metrics/metrics.ts'

/** The response to a request that is shed. */
export const overloadedMessage = 'The site is very busy right now. Please try again in a few seconds.'

const maxRequests = 500
// More than a few browsers send at once; with fewer, a single slow page would shed the requests of its own visitor.
const minBurst = 50
const maxTickMs = 100

let activeRequests = 0
let tick: { startedAt: number; accepted: number } | undefined

/**
 * Accepts a request, or returns false when it must be shed: when so many are in flight that memory is at stake, or when a
 * burst has kept this tick of the event loop busy for too long. Shedding early keeps accepted requests fast.
 */
export function tryAcquireRequest() {
  if (!tick) {
    tick = { startedAt: performance.now(), accepted: 0 }
    setImmediate(() => (tick = undefined))
  }
  const isLateInBurst = tick.accepted >= minBurst && performance.now() - tick.startedAt > maxTickMs
  if (activeRequests >= maxRequests || isLateInBurst) return false
  tick.accepted++
  activeRequests++
  return true
}

/** An accepted request has been responded to. */
export function releaseRequest() {
  activeRequests--
}

/**
 * A concurrency limit that adapts to how long the work takes: slow work lowers it, fast work raises it again. It never
 * falls below `minConcurrency`.
 */
function createAdaptiveLimit({ minConcurrency, slowMs }: { minConcurrency: number; slowMs: number }) {
  let limit = minConcurrency * 2
  let activeCount = 0
  const currentLimit = () => Math.floor(limit)
  return {
    activeCount: () => activeCount,
    currentLimit,
    /** Returns the function that releases the slot, which may be called repeatedly; undefined when the limit is reached. */
    tryAcquire() {
      if (activeCount >= currentLimit()) return undefined
      activeCount++
      const startedAt = performance.now()
      let isActive = true
      return () => {
        if (!isActive) return
        isActive = false
        activeCount--
        const isSlow = performance.now() - startedAt > slowMs
        limit = isSlow ? Math.max(minConcurrency, limit * 0.9) : Math.min(maxRequests, limit + 1 / limit)
      }
    },
  }
}

const minPageRenders = 4
const pageRenderLimit = createAdaptiveLimit({ minConcurrency: minPageRenders, slowMs: 150 })

/** Requests to the database. Many lists are long, so a slow one alone is no sign of overload. */
export const databaseRequestLimit = createAdaptiveLimit({ minConcurrency: 40, slowMs: 250 })

/** Whether so many pages are being rendered that other work should save CPU. */
export const isRenderingBusy = () => pageRenderLimit.activeCount() >= minPageRenders - 1

/** Runs `render`; undefined when too many pages are being rendered already. */
export async function renderWithinLimit<Page>(render: () => Promise<Page>): Promise<Page | undefined> {
  const release = pageRenderLimit.tryAcquire()
  if (!release) {
    countShedRequest('render')
    return undefined
  }
  try {
    return await render()
  } finally {
    release()
  }
}
