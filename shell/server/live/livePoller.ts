import { setTimeout as wait } from 'node:timers/promises'
import { log } from '../http/log.ts'
import { createEventLog } from './eventLog.ts'
import { eventsPerFetch, type LiveDatabase, type LiveEvent } from './liveDatabase.ts'

type EventLog = ReturnType<typeof createEventLog>

type Options = {
  database: LiveDatabase
  /** Called with new events, oldest first. */
  onEvents: (events: LiveEvent[]) => void
  /** Whether any stream is open. */
  isNeeded: () => boolean
}

const intervalMs = 500
const maxIntervalMs = 5_000
// A visitor who loads one page after the other gets events from the log of this time.
const idleMs = 5 * 60 * 1_000

/** Reads new events from the database while streams are open: one reader per server, however many browsers there are. */
export function createLivePoller({ database, onEvents, isNeeded }: Options) {
  let starting: Promise<EventLog> | undefined
  let failureCount = 0

  /** Begins to read. Resolves to the log of the latest events; throws when the database does not respond. */
  function start() {
    starting ??= begin()
    starting.catch(() => (starting = undefined))
    return starting
  }

  async function begin() {
    const eventLog = createEventLog(await database.recentCursor())
    eventLog.add(await database.eventsAfter(eventLog.cursor()))
    void run(eventLog)
    return eventLog
  }

  async function run(eventLog: EventLog) {
    let neededAt = performance.now()
    for (;;) {
      if (isNeeded()) neededAt = performance.now()
      else if (performance.now() - neededAt > idleMs) break
      await wait(await poll(eventLog), undefined, { ref: false })
    }
    starting = undefined
  }

  /** Delivers what is new. Resolves to how long to wait before the next time. */
  async function poll(eventLog: EventLog) {
    const startedAt = performance.now()
    try {
      const events = await database.eventsAfter(eventLog.cursor())
      if (failureCount > 0) log.info('live: the database responds again')
      failureCount = 0
      eventLog.add(events)
      onEvents(events)
      if (events.length >= eventsPerFetch) return 0
    } catch (error) {
      if (failureCount === 0) log.error(`live: events cannot be read: ${String(error)}`)
      failureCount++
    }
    // A slow database is asked less often.
    const patience =
      failureCount > 0 ? intervalMs * 2 ** Math.min(failureCount, 4) : 3 * (performance.now() - startedAt)
    return Math.min(maxIntervalMs, Math.max(intervalMs, patience))
  }

  return { start }
}
