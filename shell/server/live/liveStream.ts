import type { Response } from 'express'
import { announceStream } from '../http/onServed.ts'
import type { LiveEvent } from './liveDatabase.ts'

/** Whose stream it is, and until when their access token is valid (seconds since 1970). */
export type StreamOwner = { userId: string; sessionId: string; isAdmin: boolean; expiresAt: number }

type Message = Pick<LiveEvent, 'cursor' | 'kind' | 'project_id'>

const format = ({ cursor, kind, project_id }: Message) =>
  `id: ${cursor}\ndata: ${JSON.stringify({ kind, project: project_id })}\n\n`

export type LiveStream = ReturnType<typeof openStream>

// A browser that does not read: what is pending for it would fill the memory.
const maxPendingBytes = 64 * 1024
const heartbeatMs = 20_000
// A browser that is to load more than this loads everything anyway.
const maxEventsAtOnce = 100

/** Turns a response into a stream of events for one browser. */
export function openStream(response: Response, owner: StreamOwner) {
  let sentAt = performance.now()

  function write(text: string) {
    if (response.writableEnded) return
    if (response.writableLength > maxPendingBytes) {
      response.destroy()
      return
    }
    response.write(text)
    sentAt = performance.now()
  }

  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    // Asks nginx and others like it to pass on every event at once.
    'X-Accel-Buffering': 'no',
  })
  announceStream(response)

  const mayKnow = ({ user_id, for_admins }: LiveEvent) =>
    (for_admins && owner.isAdmin) || (user_id !== null && user_id === owner.userId)

  return {
    owner,
    /**
     * Sends those of the events that the owner may know, or 'reset' in place of a great many. The browser sends the last
     * cursor that it got when it connects again.
     */
    sendAll(events: LiveEvent[]) {
      const known = events.filter(mayKnow)
      const last = known.at(-1)
      if (!last) return
      const isTooMany = known.length > maxEventsAtOnce
      write(isTooMany ? format({ cursor: last.cursor, kind: 'reset', project_id: null }) : known.map(format).join(''))
    },
    /** Sends one message without checking what the owner may know. */
    send: (message: Message) => write(format(message)),
    /** Keeps an idle connection open and the cursor of the browser young. */
    sendHeartbeat(cursor: string) {
      if (performance.now() - sentAt >= heartbeatMs) write(`: still here\nid: ${cursor}\nevent: heartbeat\ndata:\n\n`)
    },
    /** Ends the stream; the browser connects again after about this time, all of them at different times. */
    end(retryMs: number) {
      if (!response.writableEnded) response.end(`retry: ${Math.round(retryMs * (0.5 + Math.random()))}\n\n`)
    },
  }
}
