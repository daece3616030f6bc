import { database, rawRequest, requestAsService, requestWithToken, signIn, signUp } from '../support/api.ts'
import { forgeToken } from '../support/forgeToken.ts'

const password = 'fortnight-test'
const sampleName = 'Written before the session ended'

type Account = { id: string; email: string; token: string; project: string; deleted: string }

let account: Account

/** A client with a project and a deleted one, whose only session is revoked while its access token is still valid. */
async function createSignedOutClient(): Promise<Account> {
  const email = `${crypto.randomUUID()}@revoked.example`
  const { id, token } = await signUp(email, { name: sampleName })
  const [project, deleted] = [crypto.randomUUID(), crypto.randomUUID()]
  for (const row of [project, deleted]) {
    await requestWithToken(token, 'projects', { method: 'POST', body: { id: row, user_id: id, name: sampleName } })
  }
  await requestWithToken(token, `projects?id=eq.${deleted}`, { method: 'DELETE' })
  await signOut(token)
  return { id, email, token, project, deleted }
}

const signOut = (token: string) =>
  rawRequest('/auth/v1/logout?scope=local', {
    method: 'POST',
    headers: { apikey: database.publishableKey, Authorization: `Bearer ${token}` },
  })

/** Tokens whose signature is valid and whose session is not. */
const tokensWithoutSession = (): [string, string][] => [
  ['a revoked session', account.token],
  ['a session of another user', forgeToken(account.token, { session_id: '00000000-0000-4000-9000-0000000000a3' })],
  ['a session that does not exist', forgeToken(account.token, { session_id: crypto.randomUUID() })],
  ['no session', forgeToken(account.token, { session_id: undefined })],
]

const ownRows = () => [
  `user_profiles?id=eq.${account.id}`,
  `projects?user_id=eq.${account.id}`,
  `admin_client_projects?user_id=eq.${account.id}`,
  `project_events?project_id=eq.${account.project}`,
]

const storedRows = async () => [
  (await requestAsService(`user_profiles?id=eq.${account.id}`)).rows,
  (await requestAsService(`projects?user_id=eq.${account.id}&order=id`)).rows,
]

const attempts = (): [string, string, unknown][] => [
  ['POST', 'projects', { user_id: account.id, name: 'Ghost' }],
  ['PATCH', `projects?id=eq.${account.project}`, { name: 'Ghost' }],
  ['DELETE', `projects?id=eq.${account.project}`, undefined],
  ['POST', 'user_profiles', { id: account.id, name: 'Ghost', email: account.email }],
  ['PATCH', `user_profiles?id=eq.${account.id}`, { name: 'Ghost' }],
  ['POST', 'rpc/restore_project', { project: account.deleted }],
  ['POST', 'rpc/delete_own_account', {}],
]

beforeAll(async () => {
  account = await createSignedOutClient()
})

describe('a token of a session that is not live', () => {
  it('reads no row of its user [AUTH-7]', async () => {
    for (const [session, token] of tokensWithoutSession()) {
      for (const path of ownRows()) {
        const { rows } = await requestWithToken(token, path)
        expect({ session, path, rows }).toEqual({ session, path, rows: [] })
      }
      const { status, body } = await requestWithToken(token, 'rpc/own_projects', { method: 'POST', body: {} })
      expect(status).toBe(401)
      expect(body).toMatchObject({ message: 'Your session has expired. Please sign in again.' })
    }
  })

  it('changes nothing [AUTH-7]', async () => {
    const before = await storedRows()
    for (const [, token] of tokensWithoutSession()) {
      for (const [method, path, body] of attempts()) await requestWithToken(token, path, { method, body })
    }
    expect(await storedRows()).toEqual(before)
  })

  it('exports nothing [AUTH-7]', async () => {
    for (const [session, token] of tokensWithoutSession()) {
      const { code } = await requestWithToken(token, 'rpc/export_own_data', { method: 'POST', body: {} })
      expect([session, code]).toEqual([session, '42501'])
    }
  })

  it('has no account [AUTH-7]', async () => {
    for (const [, token] of tokensWithoutSession()) {
      expect((await requestWithToken(token, 'rpc/own_account', { method: 'POST', body: {} })).rows).toEqual([])
    }
  })

  it('still reads what visitors read', async () => {
    const { rows } = await requestWithToken(account.token, 'faqs?limit=1')
    expect(rows).toHaveLength(1)
  })
})

it('a new session of the same user reads and changes its rows again [AUTH-7]', async () => {
  const token = await signIn({ email: account.email, password })
  for (const path of ownRows()) {
    const { rows } = await requestWithToken(token, path)
    expect([path, rows.length]).toEqual([path, expect.any(Number)])
    expect(rows.length).toBeGreaterThan(0)
  }
  await requestWithToken(token, `projects?id=eq.${account.project}`, { method: 'PATCH', body: { name: 'Renamed' } })
  expect((await requestAsService(`projects?id=eq.${account.project}`)).rows).toMatchObject([{ name: 'Renamed' }])
})
