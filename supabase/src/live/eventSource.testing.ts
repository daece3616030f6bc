/* For tests of the live stream: a server that sends what a test tells it, a signed-in user, and locks as browsers have them. */
import { setImmediate as nextTick } from 'node:timers/promises'
import { TextDecoderStream, TextEncoderStream } from 'node:stream/web'
import { BroadcastChannel } from 'node:worker_threads'
import { connect, sessionStorageKey } from '@fortnight/supabase/client'

type Connection = {
  headers: Headers
  signal: AbortSignal
  send: (text: string) => void
  end: () => void
}

/** Lets everything go on that is ready. */
export async function letRun() {
  for (let tick = 0; tick < 20; tick++) await nextTick()
}

/** Lets requests and streams go on, which take real time, until a condition holds. */
export async function settle(isTrue: () => boolean) {
  for (let tick = 0; !isTrue(); tick++) {
    if (tick > 2_000) throw new Error('The condition did not become true.')
    await nextTick()
  }
}

/** Timers that tests advance. Streams and promises take real time. */
export const useFakeTime = () =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })

/** Stores a session and answers requests for streams, with `respond` if it returns a response. */
export function startEventServer(respond: () => Response | undefined = () => undefined) {
  Object.assign(globalThis, { TextDecoderStream })
  connect({ url: 'http://localhost', key: 'test' })
  const session = {
    access_token: 'a.b.c',
    refresh_token: 'r',
    user: { id: 'u1' },
    expires_in: 3_600,
    token_type: 'bearer',
  }
  localStorage.setItem(sessionStorageKey, JSON.stringify({ ...session, expires_at: Date.now() / 1_000 + 90_000 }))
  const connections: Connection[] = []
  const paths: string[] = []
  globalThis.fetch = jest.fn((input: string, init: RequestInit) => {
    paths.push(input)
    if (input !== '/events') return Promise.resolve(new Response('{}', { status: 401 }))
    const { readable, writable } = new TextEncoderStream()
    const writer = writable.getWriter()
    const signal = init.signal as AbortSignal
    signal.addEventListener('abort', () => void writer.abort(signal.reason).catch(() => undefined))
    connections.push({
      headers: new Headers(init.headers),
      signal,
      send: (text) => void writer.write(text).catch(() => undefined),
      end: () => void writer.close().catch(() => undefined),
    })
    const headers = { 'Content-Type': 'text/event-stream; charset=utf-8' }
    return Promise.resolve(respond() ?? new Response(readable as ReadableStream<Uint8Array>, { headers }))
  }) as unknown as typeof fetch
  return { connections, paths }
}

/** An event as the server sends it. */
export const eventText = (cursor: string, kind: string, project: string | null = null) =>
  `id: ${cursor}\ndata: ${JSON.stringify({ kind, project })}\n\n`

type Lock = { queue: (() => void)[]; rejectHolder?: ((reason: unknown) => void) | undefined }

/** Gives the page locks and channels, which jsdom lacks. Returns the function that takes them away. */
export function provideTabs() {
  const locks: Record<string, Lock> = {}
  const request = (name: string, { steal, signal }: LockOptions, callback: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const lock = (locks[name] ??= { queue: [] })
      const run = () => {
        lock.rejectHolder = reject
        void callback().then(() => {
          resolve()
          // It may have been stolen.
          if (lock.rejectHolder !== reject) return
          lock.rejectHolder = undefined
          lock.queue.shift()?.()
        })
      }
      signal?.addEventListener('abort', () => {
        lock.queue = lock.queue.filter((waiting) => waiting !== run)
        reject(signal.reason as Error)
      })
      if (steal) lock.rejectHolder?.(new DOMException('Stolen', 'AbortError'))
      if (steal || !lock.rejectHolder) run()
      else lock.queue.push(run)
    })
  Object.assign(globalThis, { BroadcastChannel })
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  return () => {
    Reflect.deleteProperty(navigator, 'locks')
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  }
}

/** Hides or shows the page. */
export function setHidden(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
  document.dispatchEvent(new Event('visibilitychange'))
}
