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

const execFileAsync = promisify(execFile)
const script = join(process.cwd(), '.config/run.mjs')

type Mail = { recipient: string }

/** The mails to an address that wait in the outbox of the database, as web servers get them: up to 20 at a time. */
async function leaseMailsTo(address: string) {
  const leased: Mail[] = []
  for (;;) {
    const { rows } = await requestAsService('rpc/lease_mails', { method: 'POST', body: { lease_seconds: 60 } })
    if (!rows.length) return leased.filter(({ recipient }) => recipient === address)
    leased.push(...(rows as unknown as Mail[]))
  }
}

/** Runs the command; returns its output and exit code. */
async function runAdminCreate(email: string, environment: object = {}) {
  const env = {
    ...process.env,
    SUPABASE_URL: database.url,
    SUPABASE_PUBLISHABLE_KEY: database.publishableKey,
    SUPABASE_SECRET_KEY: database.secretKey,
    ...environment,
  }
  const child = execFileAsync(process.execPath, [script, 'database/commands/adminCreate', email], { env })
  const { stdout, stderr, code } = await child.then(
    (result) => ({ ...result, code: 0 }),
    (error: unknown) => error as { stdout: string; stderr: string; code: number },
  )
  return { text: `${stdout}${stderr}`.trim(), code }
}
const isAdmin = async (token: string) =>
  (await requestWithToken(token, 'rpc/content_stats', { method: 'POST', body: {} })).status === 200

/** The response body of the auth service, which is a session if it grants one. */
async function requestSession(path: string, body: object) {
  const headers = { apikey: database.publishableKey }
  const response = await rawRequest(`/auth/v1/${path}`, { method: 'POST', body, headers })
  return response.body as { access_token: string; refresh_token: string }
}

// Other tests expect a single admin.
afterAll(() =>
  requestAsService(`user_profiles?user_type=eq.admin&id=neq.${actorIds.admin}`, {
    method: 'PATCH',
    body: { user_type: 'client' },
  }),
)

describe('npm run admin:create', () => {
  it('creates an admin account with a working password, and mails its owner through the outbox [NOTICE-1, ROOM-87]', async () => {
    const { text, code } = await runAdminCreate('New.Boss@example.com')
    expect(code).toBe(0)
    const password = text.split('\n').at(-1)!
    expect(await isAdmin(await signIn({ email: 'new.boss@example.com', password }))).toBe(true)
    expect((await runAdminCreate('new.boss@example.com')).text).toMatch(/is an admin already/)
    // One mail: the second call has changed nothing.
    expect(await leaseMailsTo('new.boss@example.com')).toMatchObject([
      {
        ...{ label: 'Security', subject: 'Your account is now an admin account' },
        content: { text: expect.stringMatching(/When: .* UTC\nFrom: the command line of the operator\n/) as string },
      },
    ])
  }, 30_000)

  it('promotes the account with the address, not one that has it as contact address', async () => {
    const boss = await signUp('boss@example.com', { name: 'Boss' })
    const mallory = await signUp('mallory2@example.com', { name: 'Mallory' })
    const claim = { method: 'PATCH', body: { email: 'boss@example.com' } }
    await requestWithToken(mallory.token, `user_profiles?id=eq.${mallory.id}`, claim)
    const { text } = await runAdminCreate('boss@example.com')
    expect(text).toMatch(/is an admin now/)
    expect(text).toContain('Forgot your password?')
    const admins = (await requestAsService('user_profiles?user_type=eq.admin&select=id')).rows.map(({ id }) => id)
    expect(admins).toContain(boss.id)
    expect(admins).not.toContain(mallory.id)
  }, 30_000)

  it('revokes the password, sessions and links of an attacker who registered the address before', async () => {
    const account = { email: 'registered@example.com', password: 'fortnight-test' }
    const attacker = await requestSession('signup', account)
    const authorization = { apikey: database.publishableKey, Authorization: `Bearer ${attacker.access_token}` }
    const changeEmail = { method: 'PUT', body: { email: 'attacker@example.com' }, headers: authorization }
    expect((await rawRequest('/auth/v1/user', changeEmail)).status).toBe(200)
    await runAdminCreate(account.email)
    expect(await isAdmin(attacker.access_token)).toBe(false)
    expect((await rawRequest('/auth/v1/user', { headers: authorization })).status).toBe(403)
    const { refresh_token } = attacker
    expect(await requestSession('token?grant_type=refresh_token', { refresh_token })).toMatchObject({ code: 400 })
    expect(await requestSession('token?grant_type=password', account)).toMatchObject({ code: 400 })
    expect((await runAdminCreate(account.email)).text).toMatch(/is an admin already/)
  }, 30_000)

  it.each([
    ['an address is missing', '', {}, /Give an email address/],
    ['the address is invalid', 'invalid', {}, /Give an email address/],
    ['the key is wrong', 'a@example.com', { SUPABASE_SECRET_KEY: 'sb_secret_wrong' }, /secret key was rejected/],
    ['the server cannot be reached', 'a@example.com', { SUPABASE_URL: 'http://127.0.0.1:9' }, /could not be reached/],
  ])(
    'fails with a message when %s',
    async (_reason, email, environment, message) => {
      const { text, code } = await runAdminCreate(email, environment)
      expect(text).toMatch(message)
      expect(code).toBe(1)
    },
    30_000,
  )

  it('relies on a function that no visitor, client or admin may call', async () => {
    for (const actor of ['visitor', 'client', 'admin'] as const) {
      const body = { email: 'person1@clients.example' }
      expect((await requestAs(actor, 'rpc/make_admin', { method: 'POST', body })).status).toBeGreaterThanOrEqual(400)
    }
  })
})
