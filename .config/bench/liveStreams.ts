import { randomUUID } from 'node:crypto'
import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { randomIp } from '../../e2e/support/network/randomIp.ts'
import { readSecrets } from '../database/secrets.ts'
import { readMemoryMb } from '../serve/processMemory.ts'
import type { Stack } from '../serve/stack.ts'
import { percentiles } from './measure.ts'
import { createRow, type Row } from './resultsTable.ts'
import { client } from './seedAccounts.ts'

const userCount = 50
const streamsPerUser = 20
const messageCount = 40
const settleMs = 3_000
const apikey = readSecrets().publishableKey
// Without keep-alive, which is for connections that are used again.
const agent = new Agent({ maxSockets: Infinity })

/** What a thousand open streams cost one server, and how long a message takes from the database to a browser. */
export async function measureStreams({ origin, processes }: Stack): Promise<Row[]> {
  const pid = processes.get('shell')!.child.pid!
  console.log(`Live streams: ${userCount} clients sign up`)
  const tokens: string[] = []
  for (let index = 0; index < userCount; index++) tokens.push(await signUp(origin))
  const sender = await signIn(origin)
  await wait(settleMs)
  const memoryBefore = readMemoryMb(pid)

  console.log(`Live streams: ${userCount * streamsPerUser} are opened`)
  const streams: Stream[] = []
  for (const token of tokens) {
    streams.push(...(await Promise.all(Array.from({ length: streamsPerUser }, () => openStream(origin, token)))))
  }
  const own = await openStream(origin, sender)
  await wait(settleMs)
  const memoryOpen = readMemoryMb(pid)

  const [project] = await fetchProjects(origin, sender)
  const deliveryMs: number[] = []
  for (let index = 0; index < messageCount; index++) {
    const delivered = own.nextMessage()
    // At any moment between two polls of the server.
    await wait(Math.random() * 500)
    const sentAt = performance.now()
    await callFunction(origin, sender, 'send_message', { message: randomUUID(), project: project!.id, body: 'Hello' })
    deliveryMs.push((await delivered) - sentAt)
    // At most 30 messages a minute of one person are accepted.
    await wait(1_600)
  }
  const stillOpen = streams.filter((stream) => !stream.hasEnded()).length
  for (const stream of [...streams, own]) stream.close()
  const { p50, p95 } = percentiles(deliveryMs)
  const columns = (value: number) => ({ server: value })
  return [
    createRow({ figure: 'streams that stay open', atLeast: userCount * streamsPerUser }, columns(stillOpen)),
    createRow({ figure: 'memory without streams, MB' }, columns(memoryBefore)),
    createRow({ figure: 'more memory with them, MB', atMost: 100 }, columns(memoryOpen - memoryBefore)),
    createRow({ figure: 'from sending a message to its event, p50, ms' }, columns(p50)),
    createRow({ figure: 'the same, p95, ms', atMost: 2_000 }, columns(p95)),
  ]
}

type Stream = Awaited<ReturnType<typeof openStream>>

/** A stream that has begun. `nextMessage` resolves to when the next event of a message comes. */
function openStream(origin: string, token: string) {
  let receive: ((at: number) => void) | undefined
  let hasEnded = false
  const headers = { ...apiHeaders(token), 'X-Forwarded-For': randomIp() }
  return new Promise<{
    nextMessage: () => Promise<number>
    hasEnded: () => boolean
    close: () => void
  }>((resolve, reject) => {
    const request = get(`${origin}/events`, { headers, agent }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`/events responded with ${response.statusCode}`))
      response.on('data', (chunk: Buffer) => {
        if (chunk.includes('"kind":"message"')) receive?.(performance.now())
      })
      response.once('close', () => (hasEnded = true))
      const nextMessage = () => new Promise<number>((resolveMessage) => (receive = resolveMessage))
      resolve({ nextMessage, hasEnded: () => hasEnded, close: () => request.destroy() })
    })
    request.on('error', reject)
  })
}

const apiHeaders = (token?: string) => ({
  apikey,
  'Content-Type': 'application/json',
  ...(token && { Authorization: `Bearer ${token}` }),
})

async function signUp(origin: string) {
  const body = { email: `${randomUUID()}@example.com`, password: 'six-or-more', data: { name: 'Vera Visitor' } }
  return (await post<{ access_token: string }>(`${origin}/auth/v1/signup`, body)).access_token
}

const signIn = async (origin: string) =>
  (await post<{ access_token: string }>(`${origin}/auth/v1/token?grant_type=password`, client)).access_token

const callFunction = (origin: string, token: string, name: string, body: object) =>
  post(`${origin}/rest/v1/rpc/${name}`, body, token)

async function fetchProjects(origin: string, token: string) {
  const response = await fetch(`${origin}/rest/v1/projects?select=id&limit=1`, { headers: apiHeaders(token) })
  return (await response.json()) as { id: string }[]
}

async function post<Result>(url: string, body: object, token?: string) {
  const headers = { ...apiHeaders(token), 'X-Forwarded-For': randomIp() }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${await response.text()}`)
  return (await response.json()) as Result
}
