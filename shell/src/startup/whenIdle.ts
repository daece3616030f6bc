// Long enough to let the first paint finish, short enough that a busy page is never left dead.
const longestWaitMs = 300

/** Runs work when the browser is idle, at the latest after 300 ms. [ROUTE-13] */
export function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: longestWaitMs })
  else setTimeout(work, 1)
}
