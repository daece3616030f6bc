import type { Actor } from './actors.ts'

export { type Actor, actors, actorIds } from './actors.ts'

const accounts: Record<Exclude<Actor, 'visitor'>, { email: string; password: string }> = {
  admin: { email: 'admin@fortnight.example', password: 'fortnight-admin' },
  client: { email: 'person1@clients.example', password: 'fortnight-client' },
  otherClient: { email: 'person2@clients.example', password: 'fortnight-client' },
}

export const database = JSON.parse(process.env.POLICY_DATABASE!) as {
  url: string
  publishableKey: string
  secretKey: string
  jwtSecret: string
}

export type ApiResponse = { status: number; code: string | undefined; rows: Record<string, unknown>[]; body: unknown }

type RequestOptions = { method?: string; body?: unknown; headers?: Record<string, string> }

/** One request exactly as given: no key and no token unless they are in the headers. */
export async function rawRequest(
  path: string,
  { method = 'GET', body, headers }: RequestOptions = {},
): Promise<ApiResponse> {
  const response = await fetch(`${database.url}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await response.text()
  const parsed: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text
  const code = (parsed as { code?: string }).code
  return {
    status: response.status,
    code,
    rows: Array.isArray(parsed) ? (parsed as ApiResponse['rows']) : [],
    body: parsed,
  }
}

const tokens = new Map<Actor, Promise<string>>()

/** The access token of a signed-in actor. */
export function getAccessToken(actor: Exclude<Actor, 'visitor'>) {
  if (!tokens.has(actor)) tokens.set(actor, signIn(accounts[actor]))
  return tokens.get(actor)!
}

export async function signIn(account: { email: string; password: string }) {
  const { body } = await rawRequest('/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: account,
    headers: { apikey: database.publishableKey },
  })
  const token = (body as { access_token?: string }).access_token
  if (!token) throw new Error(`${account.email} could not sign in: ${JSON.stringify(body)}`)
  return token
}

/** Signs an account up as the web site does; returns its id and access token. */
export async function signUp(email: string, data: Record<string, unknown>) {
  const { body } = await rawRequest('/auth/v1/signup', {
    method: 'POST',
    body: { email, password: 'fortnight-test', data },
    headers: { apikey: database.publishableKey },
  })
  const { access_token: token, user } = body as { access_token: string; user: { id: string } }
  return { token, id: user.id }
}

/** A request to the tables and functions as an actor. */
export async function requestAs(actor: Actor, path: string, call: RequestOptions = {}) {
  const token = actor === 'visitor' ? undefined : await getAccessToken(actor)
  return requestWithToken(token, path, call)
}

export function requestWithToken(token: string | undefined, path: string, call: RequestOptions = {}) {
  const authorization = token ? { Authorization: `Bearer ${token}` } : {}
  return rawRequest(`/rest/v1/${path}`, {
    ...call,
    headers: { apikey: database.publishableKey, ...(authorization as Record<string, string>), ...call.headers },
  })
}

/** A request that bypasses every policy, to prepare and to check; throws when it fails. */
export async function requestAsService(path: string, call: RequestOptions = {}) {
  const response = await rawRequest(`/rest/v1/${path}`, {
    ...call,
    headers: { apikey: database.secretKey, ...call.headers },
  })
  if (response.status >= 400) throw new Error(`${call.method ?? 'GET'} ${path}: ${JSON.stringify(response.body)}`)
  return response
}

export const insertRows = (relation: string, body: unknown) => requestAsService(relation, { method: 'POST', body })
export const deleteRows = (filter: string) => requestAsService(filter, { method: 'DELETE' })
