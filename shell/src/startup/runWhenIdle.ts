// Long enough for the first paint to finish, short enough that a busy page still becomes interactive soon.
const maxWaitMs = 300

/** Runs a callback when the browser is idle, after 300 ms at the latest. [ROUTE-13] */
export function runWhenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: maxWaitMs })
  else setTimeout(callback, 1)
}
