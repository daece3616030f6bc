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

let client: { id: string; token: string }
let otherClient: { id: string; token: string }

beforeAll(async () => {
  client = await signUp('climber@example.com', { name: 'Climber' })
  otherClient = await signUp('other@example.com', { name: 'Other' })
})

const requestAsOwner = (path: string, method: string, body: unknown, headers = {}) =>
  requestWithToken(client.token, path, { method, body, headers })
const profileOf = async (id: string) => (await requestAsService(`user_profiles?id=eq.${id}`)).rows[0]
const typeOf = async (id: string) => (await profileOf(id))?.user_type

describe('a client [ROLE-5]', () => {
  it('does not become an admin by the metadata of the sign-up [SIGNUP-16]', async () => {
    const data = {
      name: 'Mallory',
      user_type: 'admin',
      role: 'admin',
      is_admin: true,
      app_metadata: { role: 'service_role' },
    }
    const { id, token } = await signUp('mallory@example.com', data)
    expect(await profileOf(id)).toMatchObject({ user_type: 'client', role: '', name: 'Mallory' })
    expect((await requestWithToken(token, 'user_profiles?select=id')).rows).toEqual([{ id }])
  })

  it.each([
    ['updating the own profile', 'PATCH', () => `user_profiles?id=eq.${client.id}`, () => ({ user_type: 'admin' })],
    ['updating every profile', 'PATCH', () => 'user_profiles?name=neq.x', () => ({ user_type: 'admin' })],
    [
      'updating type and name together',
      'PATCH',
      () => `user_profiles?id=eq.${client.id}`,
      () => ({ name: 'A', user_type: 'admin' }),
    ],
    [
      'updating the creation time',
      'PATCH',
      () => `user_profiles?id=eq.${client.id}`,
      () => ({ created_at: '2001-01-01' }),
    ],
    ['taking the id of the admin', 'PATCH', () => `user_profiles?id=eq.${client.id}`, () => ({ id: actorIds.admin })],
    [
      'inserting a second profile',
      'POST',
      () => 'user_profiles',
      () => ({ id: client.id, name: 'A', email: 'a@b.example', user_type: 'admin' }),
    ],
    [
      'inserting a profile for another user',
      'POST',
      () => 'user_profiles',
      () => ({ id: otherClient.id, name: 'A', email: 'a@b.example' }),
    ],
  ])('does not become an admin by %s', async (_attempt, method, path, body) => {
    const before = await profileOf(client.id)
    const { status } = await requestAsOwner(path(), method, body())
    expect([403, 409]).toContain(status)
    expect(await profileOf(client.id)).toEqual(before)
    expect(await typeOf(otherClient.id)).toBe('client')
  })

  it.each([['admin'], ['client']])(
    'does not become an admin by an upsert of the own profile (user_type %s, other creation time)',
    async (user_type) => {
      const body = {
        id: client.id,
        name: 'Merged',
        email: 'a@b.example',
        user_type,
        created_at: '2001-01-01T00:00:00Z',
      }
      await requestAsOwner('user_profiles', 'POST', body, { Prefer: 'resolution=merge-duplicates' })
      const after = await profileOf(client.id)
      expect(after?.user_type).toBe('client')
      expect(String(after?.created_at)).not.toMatch(/^2001/)
    },
  )

  it('does not become an admin by inserting an admin profile where there is none', async () => {
    const { id, token } = await signUp('blank@example.com', {})
    await requestAsService(`user_profiles?id=eq.${id}`, { method: 'DELETE' })
    const create = (extra: object) =>
      requestWithToken(token, 'user_profiles', {
        method: 'POST',
        body: { id, name: 'Blank', email: 'blank@example.com', ...extra },
      })
    expect((await create({ user_type: 'admin' })).code).toBe('42501')
    expect((await create({ created_at: '2001-01-01T00:00:00Z' })).code).toBe('42501')
    expect(await profileOf(id)).toBeUndefined()
    expect((await create({})).status).toBe(201)
    expect(await profileOf(id)).toMatchObject({ user_type: 'client', onboarding_completed: false, mobile_number: '' })
  })

  it('does not become an admin through the API, not even by an admin', async () => {
    const { code } = await requestAs('admin', `user_profiles?id=eq.${client.id}`, {
      method: 'PATCH',
      body: { user_type: 'admin' },
    })
    expect(code).toBe('42501')
    expect(await typeOf(client.id)).toBe('client')
  })

  it('cannot be left without an admin: the last one stays, even for the service role', async () => {
    const { rows: admins } = await requestAsService('user_profiles?select=id&user_type=eq.admin')
    expect(admins).toEqual([{ id: actorIds.admin }])
    const admin = { method: 'PATCH', body: { user_type: 'client' } }
    await expect(requestAsService(`user_profiles?id=eq.${actorIds.admin}`, admin)).rejects.toThrow('last administrator')
    await expect(requestAsService(`user_profiles?id=eq.${actorIds.admin}`, { method: 'DELETE' })).rejects.toThrow(
      'last administrator',
    )
    expect(await typeOf(actorIds.admin)).toBe('admin')
  })

  it('loses every admin permission at once when demoted', async () => {
    const { id, token } = await signUp('second-admin@example.com', { name: 'Second' })
    const setType = (user_type: string) =>
      requestAsService(`user_profiles?id=eq.${id}`, { method: 'PATCH', body: { user_type } })
    const call = () => requestWithToken(token, 'rpc/project_stats', { method: 'POST', body: {} })
    await setType('admin')
    expect((await call()).status).toBe(200)
    await setType('client')
    expect((await call()).code).toBe('42501')
  })
})

describe('an admin [ROLE-5]', () => {
  const isAdmin = async (token: string) =>
    (await requestWithToken(token, 'rpc/content_stats', { method: 'POST', body: {} })).status === 200

  it('loses admin permissions with the end of the session, although the token is still valid', async () => {
    const token = await signIn({ email: 'admin@fortnight.example', password: 'fortnight-admin' })
    expect(await isAdmin(token)).toBe(true)
    const headers = { apikey: database.publishableKey, Authorization: `Bearer ${token}` }
    await rawRequest('/auth/v1/logout?scope=local', { method: 'POST', headers })
    expect(await isAdmin(token)).toBe(false)
    expect((await requestWithToken(token, 'user_profiles?select=id')).rows).toEqual([])
    expect((await requestAs('admin', 'rpc/content_stats', { method: 'POST', body: {} })).status).toBe(200)
  })
})
