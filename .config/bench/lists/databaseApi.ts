import type { RunningDatabase } from '../../database/embeddedDatabase.ts'

type Account = { email: string; password: string }

/**
 * The API of a running database. `post` resolves to the JSON of the response, and throws when it is an error; `signIn`
 * resolves to the headers that requests of an account have.
 */
export function databaseApi({ url, publishableKey }: RunningDatabase) {
  const headers = { apikey: publishableKey, 'Content-Type': 'application/json' }
  const post = async (path: string, body: unknown, authorization = {}) => {
    const request = { method: 'POST', headers: { ...headers, ...authorization }, body: JSON.stringify(body) }
    const response = await fetch(url + path, request)
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return (await response.json()) as Record<string, unknown>
  }
  const signIn = async (account: Account) => {
    const { access_token } = await post('/auth/v1/token?grant_type=password', account)
    return { Authorization: `Bearer ${String(access_token)}` }
  }
  return { post, signIn }
}
