import type { LiveEvent } from './liveDatabase.ts'

const maxEvents = 2_000
const maxAgeMs = 10 * 60 * 1_000
// As long as a page may take from its first query until it is connected.
const recentMs = 5_000

type Position = { transaction: bigint; id: bigint }
type Entry = { event: LiveEvent; position: Position; seenAt: number }

/** The latest events, for browsers that come back and tell how far they have read. */
export function createEventLog(firstCursor: string) {
  let start = parseDatabaseCursor(firstCursor)
  let cursor = firstCursor
  const entries: Entry[] = []

  function dropOldest(count: number) {
    const last = entries.splice(0, count).at(-1)
    if (last) start = last.position
  }

  return {
    /** How far this server has read. */
    cursor: () => cursor,
    add(events: LiveEvent[]) {
      const seenAt = performance.now()
      for (const event of events) {
        entries.push({ event, position: parseDatabaseCursor(event.cursor), seenAt })
        cursor = event.cursor
      }
      const expired = entries.findIndex((entry) => seenAt - entry.seenAt < maxAgeMs)
      dropOldest(Math.max(0, expired === -1 ? entries.length : expired, entries.length - maxEvents))
    },
    /** The events after a cursor; undefined when it is none, or so old that some of them may be missing. */
    after(after: string) {
      const position = parseCursor(after)
      if (!position || isAfter(start, position)) return undefined
      const first = entries.findLastIndex((entry) => !isAfter(entry.position, position)) + 1
      return entries.slice(first).map(({ event }) => event)
    },
    /** The events that a page which is just loading may have missed. */
    recent() {
      const since = performance.now() - recentMs
      const first = entries.findLastIndex(({ seenAt }) => seenAt < since) + 1
      return entries.slice(first).map(({ event }) => event)
    },
  }
}

/** In the order in which they become visible, see `live_events_after` in the database. */
const isAfter = (a: Position, b: Position) =>
  a.transaction === b.transaction ? a.id > b.id : a.transaction > b.transaction

function parseDatabaseCursor(text: string) {
  const position = parseCursor(text)
  if (!position) throw new Error('The database has sent a cursor that is none.')
  return position
}

function parseCursor(text: string): Position | undefined {
  const [, transaction, id] = /^(\d{1,18})-(\d{1,18})$/.exec(text) ?? []
  return transaction && id ? { transaction: BigInt(transaction), id: BigInt(id) } : undefined
}
