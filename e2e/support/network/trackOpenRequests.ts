import { expect, type Page, type Request } from 'playwright/test'

const idleMs = 500

/**
 * Tracks the page's requests from now on. The returned function waits until none has been open for half a second: for
 * measurements of what a page loads, which no visible element completes.
 */
export function trackOpenRequests(page: Page) {
  const openRequests = new Set<Request>()
  let changedAt = Date.now()
  const handleEnd = (request: Request) => {
    openRequests.delete(request)
    changedAt = Date.now()
  }
  page.on('request', (request) => {
    // The stream of live events stays open.
    if (new URL(request.url()).pathname === '/events') return
    openRequests.add(request)
    changedAt = Date.now()
  })
  page.on('requestfinished', handleEnd)
  page.on('requestfailed', handleEnd)
  return function expectIdleNetwork() {
    const isIdle = () => openRequests.size === 0 && Date.now() - changedAt >= idleMs
    return expect.poll(isIdle, { intervals: [100], timeout: 30_000 }).toBe(true)
  }
}
