import { createHmac } from 'node:crypto'
import { database, actorIds, rawRequest, signIn } from '../support/api.ts'

const secretPaths = [
  '/rest/v1/user_profiles?select=id',
  '/rest/v1/projects?select=id',
  '/rest/v1/newsletter_subscribers',
]

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function forge(claims: object, secret: string | undefined) {
  const unsigned = `${encode({ alg: secret ? 'HS256' : 'none', typ: 'JWT' })}.${encode({ exp: 4_000_000_000, aud: 'authenticated', ...claims })}`
  return `${unsigned}.${secret ? createHmac('sha256', secret).update(unsigned).digest('base64url') : ''}`
}

const knownSecrets = [
  'dev-secret-change-me',
  'super-secret-jwt-token-with-at-least-32-characters-long',
  'your-super-secret-jwt-token-with-at-least-32-characters-long',
  'secret',
  '',
]
const claimSets = [
  ['the service role', { role: 'service_role' }],
  ['the admin', { role: 'authenticated', sub: actorIds.admin }],
  ['a superuser', { role: 'postgres' }],
] as const

const forgeries = claimSets.flatMap(([role, claims]) => [
  [`without a signature as ${role}`, forge(claims, undefined)],
  ...knownSecrets.filter(Boolean).map((secret) => [`signed with "${secret}" as ${role}`, forge(claims, secret)]),
])

describe('a request without an API key', () => {
  it.each([...secretPaths, '/rest/v1/faqs', '/rest/v1/', '/rest/v1/rpc/project_stats'])(
    'to %s is refused',
    async (path) => {
      const { status, rows } = await rawRequest(path, path.includes('rpc') ? { method: 'POST', body: {} } : {})
      expect(status).toBe(401)
      expect(rows).toEqual([])
    },
  )

  it('is refused with an unknown key', async () => {
    expect((await rawRequest('/rest/v1/faqs', { headers: { apikey: 'sb_secret_unknown' } })).status).toBe(401)
  })

  it('is refused with a valid access token alone', async () => {
    const token = await signIn({ email: 'admin@fortnight.example', password: 'fortnight-admin' })
    const { status } = await rawRequest(secretPaths[0]!, { headers: { Authorization: `Bearer ${token}` } })
    expect(status).toBe(401)
  })
})

describe('a forged access token', () => {
  it.each(forgeries)('%s grants no access', async (kind, token) => {
    const headers = { apikey: database.publishableKey, Authorization: `Bearer ${token}` }
    for (const path of secretPaths) expect((await rawRequest(path, { headers })).rows).toEqual([])
    const stats = await rawRequest('/rest/v1/rpc/project_stats', { method: 'POST', body: {}, headers })
    expect(stats.status).toBeGreaterThanOrEqual(400)
    const faq = { question: `Forged ${kind}?` }
    expect((await rawRequest('/rest/v1/faqs', { method: 'POST', body: faq, headers })).status).toBeGreaterThanOrEqual(
      400,
    )
  })

  it.each(forgeries)('%s is not accepted as an API key', async (_kind, token) => {
    for (const path of secretPaths) expect((await rawRequest(path, { headers: { apikey: token } })).rows).toEqual([])
  })
})

describe('schemas that are not exposed', () => {
  const headers = { apikey: database.publishableKey }

  it.each(['auth', 'private', 'storage'])('the schema %s cannot be requested', async (schema) => {
    const response = await rawRequest('/rest/v1/users', { headers: { ...headers, 'Accept-Profile': schema } })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.rows).toEqual([])
  })

  it.each(['is_admin', 'require_admin', 'create_profile_for_new_user'])('expose no function %s', async (name) => {
    const response = await rawRequest(`/rest/v1/rpc/${name}`, { method: 'POST', body: {}, headers })
    expect(response.status).toBe(404)
  })
})
