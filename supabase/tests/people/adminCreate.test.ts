import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  requestAs,
  database,
  actorIds,
  rawRequest,
  requestAsService,
  signIn,
  signUp,
  requestWithToken,
} from '../support/api.ts'

const run = promisify(execFile)
const script = join(process.cwd(), '.config/run.mjs')

/** What the command says, and whether it failed. */
async function adminCreate(email: string, environment: object = {}) {
  const env = {
    ...process.env,
    SUPABASE_URL: database.url,
    SUPABASE_PUBLISHABLE_KEY: database.publishableKey,
    SUPABASE_SECRET_KEY: database.secretKey,
    ...environment,
  }
  const child = run(process.execPath, [script, 'database/adminCreate', email], { env })
  const { stdout, stderr, code } = await child.then(
    (said) => ({ ...said, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  )
  return { text: `${stdout}${stderr}`.trim(), code }
}
const isAdmin = async (token: string) =>
  (await requestWithToken(token, 'rpc/content_stats', { method: 'POST', body: {} })).status === 200

/** What the accounts' service answers, which is a session if it grants one. */
async function session(path: string, body: object) {
  const headers = { apikey: database.publishableKey }
  const answer = await rawRequest(`/auth/v1/${path}`, { method: 'POST', body, headers })
  return answer.body as { access_token: string; refresh_token: string }
}

// Other tests count on a single admin.
afterAll(() =>
  requestAsService(`user_profiles?user_type=eq.admin&id=neq.${actorIds.admin}`, {
    method: 'PATCH',
    body: { user_type: 'client' },
  }),
)

describe('npm run admin:create', () => {
  it('creates an account that is an admin, with a password that works', async () => {
    const { text, code } = await adminCreate('New.Boss@example.com')
    expect(code).toBe(0)
    const password = text.split('\n').at(-1)!
    expect(await isAdmin(await signIn({ email: 'new.boss@example.com', password }))).toBe(true)
    expect((await adminCreate('new.boss@example.com')).text).toMatch(/is an admin already/)
  }, 30_000)

  it('makes an existing account an admin, and never one that only claims the address', async () => {
    const boss = await signUp('boss@example.com', { name: 'Boss' })
    const mallory = await signUp('mallory2@example.com', { name: 'Mallory' })
    const claim = { method: 'PATCH', body: { email: 'boss@example.com' } }
    await requestWithToken(mallory.token, `user_profiles?id=eq.${mallory.id}`, claim)
    const { text } = await adminCreate('boss@example.com')
    expect(text).toMatch(/is an admin now/)
    expect(text).toContain('Forgot your password?')
    const admins = (await requestAsService('user_profiles?user_type=eq.admin&select=id')).rows.map(({ id }) => id)
    expect(admins).toContain(boss.id)
    expect(admins).not.toContain(mallory.id)
  }, 30_000)

  it('leaves nothing to whoever had registered the address: no password, no session, no mailed link', async () => {
    const account = { email: 'squatted@example.com', password: 'fortnight-test' }
    const squatter = await session('signup', account)
    const authorization = { apikey: database.publishableKey, Authorization: `Bearer ${squatter.access_token}` }
    const move = { method: 'PUT', body: { email: 'squatter@example.com' }, headers: authorization }
    expect((await rawRequest('/auth/v1/user', move)).status).toBe(200)
    await adminCreate(account.email)
    expect(await isAdmin(squatter.access_token)).toBe(false)
    expect((await rawRequest('/auth/v1/user', { headers: authorization })).status).toBe(403)
    const { refresh_token } = squatter
    expect(await session('token?grant_type=refresh_token', { refresh_token })).toMatchObject({ code: 400 })
    expect(await session('token?grant_type=password', account)).toMatchObject({ code: 400 })
    expect((await adminCreate(account.email)).text).toMatch(/is an admin already/)
  }, 30_000)

  it.each([
    ['an address is missing', '', {}, /Give an e-mail address/],
    ['it is no address', 'nobody', {}, /Give an e-mail address/],
    ['the key is wrong', 'a@example.com', { SUPABASE_SECRET_KEY: 'sb_secret_wrong' }, /secret key was refused/],
    ['nobody is there', 'a@example.com', { SUPABASE_URL: 'http://127.0.0.1:9' }, /could not be reached/],
  ])(
    'says so when %s',
    async (_mistake, email, environment, sentence) => {
      const { text, code } = await adminCreate(email, environment)
      expect(text).toMatch(sentence)
      expect(code).toBe(1)
    },
    30_000,
  )

  it('rests on a function that no person may call, an admin neither', async () => {
    for (const actor of ['visitor', 'client', 'admin'] as const) {
      const body = { email: 'person1@crowd.example' }
      expect((await requestAs(actor, 'rpc/make_admin', { method: 'POST', body })).status).toBeGreaterThanOrEqual(400)
    }
  })
})
