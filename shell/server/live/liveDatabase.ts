import type { serviceDatabase } from '../account/serviceDatabase.ts'

/** What has changed: only names what to load again. `cursor` is where it stands in the order of all events. */
export type LiveEvent = {
  cursor: string
  kind: string
  project_id: string | null
  /** The client who is told; null for events of the team. */
  user_id: string | null
  for_admins: boolean
}

export type LiveDatabase = ReturnType<typeof liveDatabase>

const sessionsPerRequest = 500

/** What the live stream asks the database. Everything throws when it does not respond. */
export function liveDatabase(db: NonNullable<typeof serviceDatabase>) {
  const fetchEvents = async (after: string) =>
    (await db.rpc('live_events_after', { after }).throwOnError()).data as LiveEvent[]
  return {
    /** The cursor of ten seconds ago, from which a server begins. */
    async recentCursor() {
      const [row] = await fetchEvents('recent')
      if (!row) throw new Error('The database has sent no cursor.')
      return row.cursor
    },
    /** The events after a cursor, oldest first, `eventsPerFetch` of them if there are so many. */
    eventsAfter: fetchEvents,
    /** Those of the sessions that have not ended. */
    async existingSessions(ids: string[]) {
      const existing = new Set<string>()
      for (let start = 0; start < ids.length; start += sessionsPerRequest) {
        const sessions = ids.slice(start, start + sessionsPerRequest)
        const { data } = await db.rpc('existing_sessions', { sessions }).throwOnError()
        for (const id of data) existing.add(id)
      }
      return existing
    },
    async adminIds() {
      const { data } = await db.from('user_profiles').select('id').eq('user_type', 'admin').throwOnError()
      return new Set(data.map(({ id }) => id))
    },
  }
}

/** With so many events there may be more. */
export const eventsPerFetch = 500
