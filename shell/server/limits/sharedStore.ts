import { log } from '../http/log.ts'
import { settings } from '../settings.ts'
import { redisConnectTimeoutMs, redisTimeoutMs } from './timeouts.ts'

const retryAfterMs = 1_000
const maxReconnectDelayMs = 2_000

export type SharedStore = Awaited<ReturnType<typeof createSharedStore>>

let store: SharedStore | undefined

/** Connects to the Redis server that several shells share. Without REDIS_URL, nothing is loaded. */
export async function openSharedStore() {
  if (settings.redisUrl) store = await createSharedStore(settings.redisUrl)
}

/** The store that several shells share; undefined when this shell is on its own. */
export const sharedStore = () => store

/** Begins to connect to the Redis server at `url`, and reconnects whenever the connection breaks. */
export async function createSharedStore(url: string) {
  const { createClient } = await import('redis')
  const client = createClient({
    url,
    // While Redis is down, commands fail at once instead of waiting for it.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: redisConnectTimeoutMs,
      reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, maxReconnectDelayMs),
    },
  })
  let isDown = false
  let pausedUntil = 0

  function reportOutage(reason: unknown) {
    if (isDown) return
    isDown = true
    const cause = reason instanceof Error ? reason.message || reason.name : String(reason)
    log.error(`Redis does not respond (${cause}). This shell counts rate limits on its own until Redis is back.`)
  }

  function reportRecovery() {
    if (!isDown) return
    isDown = false
    log.info('Redis responds again. Rate limits are shared with the other shells.')
  }

  async function runInTime<Reply>(command: Promise<Reply>): Promise<Reply> {
    let timer: NodeJS.Timeout | undefined
    let isPending = true
    const timeout = new Promise<never>((_resolve, reject) => {
      const giveUp = () => {
        // Redis accepts commands but does not respond: the next requests must not wait, too.
        pausedUntil = performance.now() + retryAfterMs
        reject(new Error(`no response within ${redisTimeoutMs} ms`))
      }
      // When this process was too busy to read in time, the reply is waiting already, and is read before the immediate.
      timer = setTimeout(() => setImmediate(() => isPending && giveUp()), redisTimeoutMs)
    })
    try {
      const reply = await Promise.race([command, timeout])
      reportRecovery()
      return reply
    } catch (error) {
      reportOutage(error)
      throw error
    } finally {
      isPending = false
      clearTimeout(timer)
    }
  }

  client.on('error', reportOutage)
  client.on('ready', reportRecovery)
  void client.connect().catch(reportOutage)
  return {
    /** The connection itself, for publishing; subscribers need `duplicate()`. */
    client,
    /** What the limiters need of a connection: each command fails within 250 ms, or at once during an outage. */
    limiterClient: {
      get isReady() {
        return client.isReady && performance.now() >= pausedUntil
      },
      eval: (...args: Parameters<typeof client.eval>) => runInTime(client.eval(...args)),
      del: (key: string) => runInTime(client.del(key)),
    },
    close: () => client.destroy(),
  }
}
