import { createServer, type ServerResponse } from 'node:http'
import express from 'express'
import { closeServers, listen } from '../http/listen.testing.ts'
import { waitUntil } from '../http/waitUntil.testing.ts'
import type { LiveDatabase, LiveEvent } from './liveDatabase.ts'

export type Person = { id: string; isAdmin?: boolean; session?: string; expiresAt?: number }

type Message = { id?: string; event?: string; data?: string; retry?: string; comment?: string }
type OpenOptions = { cursor?: string; from?: string; origin?: string }

export const ada: Person = { id: 'ada' }
export const bob: Person = { id: 'bob' }
export const admin: Person = { id: 'kim', isAdmin: true }

const sessionOf = ({ id, session = `session-of-${id}` }: Person) => session

/** The authorization of a person, as the auth service would sign it. */
export function tokenOf(person: Person) {
  const { expiresAt = Date.now() / 1_000 + 3_600 } = person
  const claims = { sub: person.id, admin: person.isAdmin === true, session_id: sessionOf(person), exp: expiresAt }
  return `Bearer header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`
}

/** A fake of what the stream asks the database. */
export class FakeDatabase implements LiveDatabase {
  isDown = false
  fetchCount = 0
  readonly endedSessions = new Set<string>()
  readonly admins = new Set([admin.id])
  private readonly events: LiveEvent[] = []

  /** Adds an event, which servers find when they ask the next time. Returns its cursor. */
  record(kind: string, { user, forAdmins = true }: { user?: string; forAdmins?: boolean } = {}) {
    const number = this.events.length + 1
    const cursor = `100-${number}`
    this.events.push({ cursor, kind, project_id: `p${number}`, user_id: user ?? null, for_admins: forAdmins })
    return cursor
  }

  recentCursor = () => this.respond(`100-${this.events.length}`)
  eventsAfter = (cursor: string) => {
    this.fetchCount++
    return this.respond(this.events.slice(Number(cursor.split('-')[1])))
  }
  existingSessions = (ids: string[]) => this.respond(new Set(ids.filter((id) => !this.endedSessions.has(id))))
  adminIds = () => this.respond(new Set(this.admins))

  private respond<Result>(result: Result): Promise<Result> {
    return this.isDown ? Promise.reject(new Error('The database is down')) : Promise.resolve(result)
  }
}

/** Starts servers with streams of live events, on a fake database. */
export async function startLiveServers(database: LiveDatabase | undefined, count = 1) {
  const upstream = createServer((request, response) => respondAsDatabase(request.headers.authorization ?? '', response))
  Object.assign(process.env, { SUPABASE_URL: await listen(upstream), FORTNIGHT_TRUSTED_PROXIES: '1' })
  const servers: Awaited<ReturnType<typeof startServer>>[] = []
  // One after the other: modules cannot be isolated at the same time.
  for (let index = 0; index < count; index++) servers.push(await startServer(database))
  const leaving = new AbortController()

  /** Opens a stream of a user, or of no one. */
  async function open(person: Person | undefined, { cursor, from = '203.0.113.1', origin }: OpenOptions = {}) {
    const response = await fetch(`${origin ?? servers[0]?.origin}/events`, {
      headers: {
        ...(person && { apikey: 'key', Authorization: tokenOf(person) }),
        ...(cursor !== undefined && { 'Last-Event-ID': cursor }),
        'X-Forwarded-For': from,
      },
      signal: leaving.signal,
    })
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream')
    return { response, ...(isStream ? readMessages(response) : { messages: [], hasEnded: () => true }) }
  }

  return {
    servers,
    open,
    /** Opens a stream and waits until it is connected. */
    async openConnected(person: Person, options?: OpenOptions) {
      const stream = await open(person, options)
      await waitUntil(() => kindsOf(stream).some((kind) => kind === 'connected' || kind === 'reset'))
      return stream
    },
    async stop() {
      leaving.abort()
      await closeServers(...servers.map(({ server }) => server), upstream)
      for (const name of ['SUPABASE_URL', 'FORTNIGHT_TRUSTED_PROXIES']) Reflect.deleteProperty(process.env, name)
    },
  }
}

async function startServer(database: LiveDatabase | undefined) {
  const app = express().set('trust proxy', 1)
  let shutdown!: typeof import('../http/shutdown.ts')
  let http!: typeof import('../http/server.ts')
  await jest.isolateModulesAsync(async () => {
    const { limitPerClient } = await import('../limits/perClientLimits.ts')
    const { liveEvents } = await import('./liveEvents.ts')
    app.use(limitPerClient, liveEvents(database))
    shutdown = await import('../http/shutdown.ts')
    http = await import('../http/server.ts')
  })
  app.get('/', (_request, response) => void response.send('page'))
  const server = http.createHttpServer(app)
  return {
    server,
    origin: await listen(server),
    /** To be called before the first request. Returns the function that shuts the server down. */
    prepareShutdown: () => shutdown.shutDownOnSignal(server),
  }
}

function respondAsDatabase(authorization: string, response: ServerResponse) {
  const claims = Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString()
  const { sub, admin: is_admin } = JSON.parse(claims || '{}') as { sub?: string; admin?: boolean }
  if (sub === 'nobody') return response.writeHead(200).end('[]')
  response.writeHead(sub ? 200 : 401).end(JSON.stringify(sub ? [{ id: sub, email: 'x@example.com', is_admin }] : {}))
}

function readMessages(response: Response) {
  const messages: Message[] = []
  let isOpen = true
  async function read() {
    const { body } = response
    if (!body) return
    let text = ''
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const blocks = (text + chunk).split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) messages.push(parseMessage(block))
    }
  }
  void read()
    .catch(() => undefined)
    .finally(() => (isOpen = false))
  return { messages, hasEnded: () => !isOpen }
}

const parseMessage = (block: string): Message =>
  Object.fromEntries(
    block.split('\n').map((line) => {
      const [, name, value] = /^(\w*): ?(.*)$/.exec(line) ?? []
      return [name || 'comment', value]
    }),
  )

/** The kinds of the messages so far, with the number of their project. */
export const kindsOf = ({ messages }: { messages: Message[] }) =>
  messages.flatMap(({ data }) => {
    if (!data) return []
    const { kind, project } = JSON.parse(data) as { kind: string; project: string | null }
    return [project ? `${kind} ${project}` : kind]
  })
