import type { QueryClient } from '@tanstack/react-query'
import { keysChangedBy } from './changedQueries.ts'
import { listenUntil } from './listenUntil.ts'
import type { LiveMessage } from './liveMessage.ts'
import { createRefetcher } from './refetchChanged.ts'
import { shareStream } from './shareStream.ts'

// A little longer than from one heartbeat of the stream to the next.
const maxSilenceMs = 25_000
const checkMs = 1_000

/**
 * Refetches what changes on the server until `signal` aborts. Where there is no stream (no secret key on the server, a proxy
 * that holds it back, no connection), the page asks for everything it shows from time to time instead.
 */
export function followChanges(queryClient: QueryClient, userId: string, signal: AbortSignal) {
  if (signal.aborted) return
  const refetcher = createRefetcher(queryClient, signal)
  let heardAt = Date.now()

  function receive(message: LiveMessage) {
    heardAt = Date.now()
    refetcher.add(keysChangedBy(message))
  }

  function pollInSilence() {
    if (!document.hidden && Date.now() - heardAt >= maxSilenceMs) receive({ kind: 'reset', project: null })
  }

  function lookAtPage() {
    if (document.hidden) return
    refetcher.catchUp()
    pollInSilence()
  }

  const timer = setInterval(pollInSilence, checkMs)
  signal.addEventListener('abort', () => clearInterval(timer))
  listenUntil(signal, document, 'visibilitychange', lookAtPage)
  shareStream(`fortnight-live:${userId}`, receive, signal)
}
