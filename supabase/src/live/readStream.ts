import { connectStream, StreamError } from './connectStream.ts'
import { listenUntil } from './listenUntil.ts'
import type { LiveMessage } from './liveMessage.ts'

const maxDelayMs = 30_000

/**
 * Reads the stream until `signal` aborts, and connects again whenever it ends: at once when the server says so, later and
 * later while it fails, and at once when the network is back or the tab is looked at.
 */
export async function readStream(
  getCursor: () => string | undefined,
  onMessage: (message: LiveMessage) => void,
  signal: AbortSignal,
) {
  let failureCount = 0
  const receive = (message: LiveMessage) => {
    failureCount = 0
    onMessage(message)
  }
  while (!signal.aborted) {
    try {
      const retryMs = await connectStream(getCursor(), receive, signal)
      await pause(retryMs, signal)
    } catch (error) {
      failureCount++
      const delayMs = Math.min(maxDelayMs, 500 * 2 ** failureCount) * (0.5 + Math.random())
      const retryAfterMs = error instanceof StreamError ? error.retryAfterMs : 0
      await pause(Math.max(delayMs, retryAfterMs), signal, retryAfterMs === 0)
    }
  }
}

/** Resolves after a time, when `signal` aborts, and, if `isShortened`, as soon as another attempt may succeed. */
function pause(ms: number, signal: AbortSignal, isShortened = false) {
  if (signal.aborted) return undefined
  return new Promise<void>((resolve) => {
    const timer = setTimeout(end, ms)
    const listeners = [
      listenUntil(signal, signal, 'abort', end),
      ...(isShortened
        ? [listenUntil(signal, window, 'online', end), listenUntil(signal, document, 'visibilitychange', end)]
        : []),
    ]
    function end() {
      clearTimeout(timer)
      for (const endListening of listeners) endListening()
      resolve()
    }
  })
}
