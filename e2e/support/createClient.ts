import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from 'playwright/test'
import { fetchApiHeaders } from './signIn.ts'

export type TestClient = {
  id: string
  name: string
  email: string
  password: string
  /** For API calls as this client. */
  headers: { apikey: string; Authorization: string }
}

/** Signs up a new client without projects through the API, for tests that change or delete an account. */
export async function createClient(request: APIRequestContext): Promise<TestClient> {
  const headers = await fetchApiHeaders(request)
  const client = { name: 'Vera Visitor', email: `client-${randomUUID()}@example.com`, password: 'six-or-more' }
  const { name, email, password } = client
  const data = { email, password, data: { name, mobile_number: '+1 555 0100' } }
  const response = await request.post('/auth/v1/signup', { headers, data })
  if (!response.ok()) throw new Error(`The account was not created: ${response.status()} ${await response.text()}`)
  const { access_token, user } = (await response.json()) as { access_token: string; user: { id: string } }
  return { ...client, id: user.id, headers: { ...headers, Authorization: `Bearer ${access_token}` } }
}
