import { log } from '../http/log.ts'
import type { LiveDatabase } from './liveDatabase.ts'
import type { LiveStream } from './liveStream.ts'

const sweepMs = 1_000
const sessionCheckMs = 5_000
// The browser comes back at once, with a new token or without a session.
const retryMs = 200

/**
 * Keeps streams open with heartbeats, and ends those whose access token has expired, whose session has ended, or whose
 * user has become an admin or is none anymore.
 */
export function checkStreams(streams: Set<LiveStream>, database: LiveDatabase, getCursor: () => Promise<string>) {
  setInterval(() => void sweep(), sweepMs).unref()
  setInterval(() => void endRevoked(), sessionCheckMs).unref()

  async function sweep() {
    if (streams.size === 0) return
    const cursor = await getCursor().catch(() => undefined)
    for (const stream of streams) {
      if (stream.owner.expiresAt * 1_000 <= Date.now()) stream.end(retryMs)
      else if (cursor) stream.sendHeartbeat(cursor)
    }
  }

  let isChecking = false
  let hasFailed = false

  async function endRevoked() {
    if (streams.size === 0 || isChecking) return
    isChecking = true
    try {
      // Streams that open meanwhile have just been checked.
      const checked = [...streams]
      const sessions = await database.existingSessions([...new Set(checked.map(({ owner }) => owner.sessionId))])
      const admins = await database.adminIds()
      for (const stream of checked) {
        const { owner } = stream
        if (!sessions.has(owner.sessionId) || admins.has(owner.userId) !== owner.isAdmin) stream.end(retryMs)
      }
      hasFailed = false
    } catch (error) {
      // Once: a database that is down fails again every few seconds.
      if (!hasFailed) log.error(`live: sessions cannot be checked: ${String(error)}`)
      hasFailed = true
    } finally {
      isChecking = false
    }
  }
}
