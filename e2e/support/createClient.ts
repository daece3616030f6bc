import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from 'playwright/test'
import { apiHeaders } from './signIn.ts'

export type NewClient = {
  id: string
  name: string
  email: string
  password: string
  /** For calls of the API in this client's name. */
  headers: { apikey: string; Authorization: string }
}

/** A client of its own for a test that changes or removes an account, signed up through the API and without projects. */
export async function newClient(request: APIRequestContext): Promise<NewClient> {
  const headers = await apiHeaders(request)
  const client = { name: 'Vera Visitor', email: `client-${randomUUID()}@example.com`, password: 'six-or-more' }
  const { name, email, password } = client
  const data = { email, password, data: { name, mobile_number: '+1 555 0100' } }
  const answer = await request.post('/auth/v1/signup', { headers, data })
  if (!answer.ok()) throw new Error(`No account was made: ${answer.status()} ${await answer.text()}`)
  const { access_token, user } = (await answer.json()) as { access_token: string; user: { id: string } }
  return { ...client, id: user.id, headers: { ...headers, Authorization: `Bearer ${access_token}` } }
}
