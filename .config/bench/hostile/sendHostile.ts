import { allowedCalls, rejectedCalls } from './hostileCalls.ts'
import { allowedQueries, rejectedQueries } from './hostileQueries.ts'
import type { HostileRequest } from './hostileRequest.ts'

/** Requests that the web server rejects with status 400. */
export const rejectedRequests = [...rejectedQueries, ...rejectedCalls]
/** The most expensive requests that it lets through. */
export const allowedRequests = [...allowedQueries, ...allowedCalls]

export type Attacker = {
  origin: string
  /** The publishable key, which every page contains. */
  key: string
  /** The access token of a client with hundreds of projects. */
  clientToken: string
  /** The address that the requests come from. */
  address: string
}

/** Sends one request and reads the whole response. Returns its status, the code of an error, and how long it took. */
export async function sendHostile({ origin, key, clientToken, address }: Attacker, request: HostileRequest) {
  const { path, as, method = 'GET', headers = {}, createBody } = request
  const startedAt = performance.now()
  const response = await fetch(origin + path, {
    method,
    headers: {
      apikey: key,
      'X-Forwarded-For': address,
      ...(createBody && { 'Content-Type': 'application/json' }),
      ...(as === 'client' && { Authorization: `Bearer ${clientToken}` }),
      ...headers,
    },
    body: createBody?.() ?? null,
  })
  const { code = '' } = JSON.parse((await response.text()) || '{}') as { code?: string }
  return { status: response.status, code, durationMs: performance.now() - startedAt }
}

export const manyProjects = 480

/** Gives a client as many projects as hostile queries need to be expensive. Throws when the API rejects them. */
export async function addManyProjects({ origin, key, clientToken }: Attacker, userId: string) {
  const project = { user_id: userId, name: 'Agent', requirements: 'Answers emails. '.repeat(50) }
  for (let count = 0; count < manyProjects; count += 80) {
    const response = await fetch(`${origin}/rest/v1/projects`, {
      method: 'POST',
      headers: { apikey: key, Authorization: `Bearer ${clientToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(Array.from({ length: 80 }, () => project)),
    })
    if (!response.ok) throw new Error(`The projects were not added: ${await response.text()}`)
  }
}
