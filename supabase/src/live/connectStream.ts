import { createParser } from 'eventsource-parser'
import { accessToken, auth, connected } from '@fortnight/supabase/client'
import { endRevokedSession } from '../core/session/endRevokedSession.ts'
import type { LiveMessage } from './liveMessage.ts'

// More than two heartbeats: the connection is dead, as after a laptop has slept.
const maxSilenceMs = 45_000
const defaultRetryMs = 1_000

/** The server sends no stream now. */
export class StreamError extends Error {
  readonly retryAfterMs: number
  constructor(message: string, retryAfterMs = 0) {
    super(message)
    this.retryAfterMs = retryAfterMs
  }
}

/**
 * Reads one stream to its end, from a cursor on if there is one. Resolves to how long to wait before the next one; rejects
 * when the server sends none, or when the connection breaks.
 */
export async function connectStream(
  cursor: string | undefined,
  onMessage: (message: LiveMessage) => void,
  signal: AbortSignal,
) {
  const closing = new AbortController()
  const close = () => closing.abort()
  signal.addEventListener('abort', close)
  let silence = setTimeout(close, maxSilenceMs)
  try {
    const body = await request(cursor, closing.signal)
    let retryMs = defaultRetryMs
    const parser = createParser({
      onRetry: (ms) => (retryMs = ms),
      onEvent: ({ id, event, data }) => onMessage(readMessage(event, data, id)),
    })
    for await (const chunk of readText(body)) {
      clearTimeout(silence)
      silence = setTimeout(close, maxSilenceMs)
      parser.feed(chunk)
    }
    return retryMs
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', close)
    close()
  }
}

async function request(cursor: string | undefined, signal: AbortSignal) {
  await auth()
  const token = await accessToken(signal)
  if (!token) throw new StreamError('No one is signed in.')
  // From the server of the page, also when the page loads its data from Supabase directly.
  const response = await fetch('/events', {
    headers: {
      apikey: connected().key,
      Authorization: `Bearer ${token}`,
      ...(cursor !== undefined && { 'Last-Event-ID': cursor }),
    },
    cache: 'no-store',
    signal,
  })
  if (response.status === 401) await endRevokedSession()
  // The development server of a single area responds to every path with its page.
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream')
  if (response.ok && isStream && response.body) return response.body
  await response.body?.cancel()
  throw new StreamError('There is no stream.', Number(response.headers.get('Retry-After') ?? 0) * 1_000)
}

async function* readText(body: ReadableStream<Uint8Array>) {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

function readMessage(event: string | undefined, data: string, cursor: string | undefined): LiveMessage {
  if (event === 'heartbeat') return { kind: 'heartbeat', project: null, cursor }
  const { kind, project } = JSON.parse(data) as LiveMessage
  return { kind, project, cursor }
}
