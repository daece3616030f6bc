import { createHash } from 'node:crypto'
import { requestAs, actorIds, insertRows, requestAsService, signIn, signUp, requestWithToken } from '../support/api.ts'
import { forgeToken } from '../support/forgeToken.ts'

const password = 'fortnight-test'
const deviceTokenHash = createHash('sha256').update(crypto.randomUUID()).digest('hex')

/** A client of manyClients.sql who signed in six minutes ago. */
const oldSession = {
  id: '00000000-0000-4000-9000-000000000003',
  session: '00000000-0000-4000-9000-0000000000a3',
}

type Client = { id: string; email: string; token: string; project: string; deleted: string }

/** A client with a project, a deleted project, their history and a newsletter subscription. */
async function createClient(name: string): Promise<Client> {
  const email = `${name}@own-data.example`
  const { id, token } = await signUp(email, { name, mobile_number: '+1 555 0100' })
  const [project, deleted] = [crypto.randomUUID(), crypto.randomUUID()]
  const body = { user_id: id, description: `Written by ${name}` }
  await requestWithToken(token, 'projects', { method: 'POST', body: { ...body, id: project, name: `${name} active` } })
  await requestWithToken(token, 'projects', { method: 'POST', body: { ...body, id: deleted, name: `${name} deleted` } })
  await requestAs('admin', `projects?id=eq.${project}`, { method: 'PATCH', body: { status: 'active' } })
  await requestWithToken(token, `projects?id=eq.${deleted}`, { method: 'DELETE' })
  await insertRows('newsletter_subscribers', { email })
  const device = {
    account: id,
    token_hash: name === 'anna' ? deviceTokenHash : createHash('sha256').update(id).digest('hex'),
  }
  await requestAsService('rpc/remember_device', { method: 'POST', body: device })
  return { id, email, token, project, deleted }
}

const call = (token: string, name: string, body: unknown = {}, query = '') =>
  requestWithToken(token, `rpc/${name}${query}`, { method: 'POST', body })

/** Every row in the database that belongs to a client. */
async function rowsOf({ id, email, project, deleted }: Client) {
  const responses = await Promise.all([
    requestAsService(`user_profiles?id=eq.${id}`),
    requestAsService(`projects?user_id=eq.${id}&order=id`),
    requestAsService(`project_events?or=(actor_id.eq.${id},project_id.in.(${project},${deleted}))&order=id`),
    requestAsService(`newsletter_subscribers?email=eq.${email}`),
  ])
  return responses.map(({ rows }) => rows)
}

let anna: Client
let ben: Client

beforeAll(async () => {
  anna = await createClient('anna')
  ben = await createClient('ben')
})

describe('export_own_data', () => {
  const exportData = async (body: unknown = {}, query = '') =>
    (await call(anna.token, 'export_own_data', body, query)).body

  it('returns account, sessions, devices, profile, projects including deleted ones, their history and the newsletter [PROF-11]', async () => {
    expect(await exportData()).toMatchObject({
      account: {
        id: anna.id,
        email: anna.email,
        created_at: expect.any(String) as string,
        confirmed_at: expect.any(String) as string,
        last_sign_in_at: expect.any(String) as string,
        sign_up: { name: 'anna', mobile_number: '+1 555 0100' },
      },
      sessions: [{ created_at: expect.any(String) as string, last_used_at: expect.any(String) as string }],
      known_devices: [{ created_at: expect.any(String) as string, last_used_at: expect.any(String) as string }],
      profile: { id: anna.id, name: 'anna', email: anna.email, mobile_number: '+1 555 0100', user_type: 'client' },
      projects: [
        {
          id: anna.project,
          name: 'anna active',
          deleted_at: null,
          history: [
            { kind: 'created', by: 'you' },
            { kind: 'status', from_value: 'draft', to_value: 'active', by: 'team' },
          ],
        },
        {
          id: anna.deleted,
          deleted_at: expect.any(String) as string,
          history: [{ kind: 'created' }, { kind: 'deleted' }],
        },
      ],
      newsletter: { email: anna.email, status: 'pending' },
    })
  })

  it('returns no password hash and no token [PROF-11]', async () => {
    const json = JSON.stringify(await exportData())
    expect(json).not.toMatch(/\$2[aby]\$|token|password|hash/i)
    expect(json).not.toContain(deviceTokenHash)
  })

  it('returns nothing about other users', async () => {
    const json = JSON.stringify(await exportData())
    for (const foreign of [
      ben.id,
      ben.email,
      ben.project,
      'Written by ben',
      actorIds.admin,
      'admin@fortnight.example',
    ]) {
      expect(json).not.toContain(foreign)
    }
  })

  it.each([
    ['an argument', { user_id: actorIds.client, caller: actorIds.client, id: actorIds.client }, ''],
    ['a filter', {}, `?user_id=eq.${actorIds.client}`],
  ])('ignores %s that names another user', async (_way, body, query) => {
    const json = JSON.stringify(await exportData(body, query))
    expect(json).not.toContain(actorIds.client)
    expect(json).not.toContain('person1@clients.example')
  })

  it('does not match the newsletter by the contact email, which users set freely', async () => {
    const claim = (email: string) =>
      requestWithToken(anna.token, `user_profiles?id=eq.${anna.id}`, { method: 'PATCH', body: { email } })
    await claim(ben.email)
    expect(await exportData()).toMatchObject({ newsletter: { email: anna.email } })
    await claim(anna.email)
  })

  it('returns the own data of an admin', async () => {
    const { body } = await requestAs('admin', 'rpc/export_own_data', { method: 'POST', body: {} })
    expect(body).toMatchObject({ profile: { id: actorIds.admin }, account: { id: actorIds.admin } })
    expect(JSON.stringify(body)).not.toContain(anna.id)
  })
})

describe('delete_own_account', () => {
  it('refuses visitors and admins', async () => {
    const request = { method: 'POST', body: {} }
    expect((await requestAs('visitor', 'rpc/delete_own_account', request)).code).toBe('42501')
    const adminToken = await signIn({ email: 'admin@fortnight.example', password: 'fortnight-admin' })
    expect((await call(adminToken, 'delete_own_account')).code).toBe('42501')
    expect((await requestAsService(`user_profiles?id=eq.${actorIds.admin}`)).rows).toHaveLength(1)
  })

  it.each([
    ['was opened more than 5 minutes ago', { sub: oldSession.id, session_id: oldSession.session }],
    ['belongs to another user', { sub: oldSession.id }],
    ['does not exist', { session_id: crypto.randomUUID() }],
    ['the token does not name', { session_id: undefined }],
  ])('refuses a session that %s', async (_session, claims) => {
    const clients = [anna, { ...anna, id: oldSession.id, email: 'person3@clients.example' }]
    const before = await Promise.all(clients.map(rowsOf))
    const { code, body } = await call(forgeToken(anna.token, claims), 'delete_own_account')
    expect(code).toBe('PT403')
    expect(body).toMatchObject({ message: 'Please sign in again before you delete your account.' })
    expect(await Promise.all(clients.map(rowsOf))).toEqual(before)
  })

  it.each([
    ['an argument', () => ({ user_id: ben.id, caller: ben.id }), ''],
    ['a filter', () => ({}), `?id=eq.${actorIds.client}`],
  ])('ignores %s that names another user', async (_way, body, query) => {
    const before = await rowsOf(ben)
    const carl = await createClient(`carl${query.length}`)
    await call(carl.token, 'delete_own_account', body(), query)
    expect(await rowsOf(ben)).toEqual(before)
    expect((await requestAsService(`user_profiles?id=eq.${actorIds.client}`)).rows).toHaveLength(1)
  })

  it('deletes every row of the caller and no row of others', async () => {
    const others = async () => [
      await rowsOf(ben),
      (await requestAsService(`user_profiles?id=eq.${actorIds.admin}`)).rows,
    ]
    const before = await others()
    const token = await signIn({ email: anna.email, password })
    expect((await call(token, 'delete_own_account')).status).toBe(204)
    expect(await rowsOf(anna)).toEqual([[], [], [], []])
    expect(await others()).toEqual(before)
  })

  it('leaves the session without any permission', async () => {
    await expect(signIn({ email: anna.email, password })).rejects.toThrow('Invalid login credentials')
    expect((await call(anna.token, 'own_projects')).rows).toEqual([])
    const project = { user_id: anna.id, name: 'Ghost' }
    expect((await requestWithToken(anna.token, 'projects', { method: 'POST', body: project })).code).toBe('42501')
    const profile = { id: anna.id, name: 'Ghost', email: anna.email }
    expect((await requestWithToken(anna.token, 'user_profiles', { method: 'POST', body: profile })).code).toBe('42501')
    expect((await call(anna.token, 'delete_own_account')).code).toBe('PT403')
    expect((await call(anna.token, 'export_own_data')).code).toBe('42501')
  })

  it('leaves the email address free for a new account', async () => {
    const { id } = await signUp(anna.email, { name: 'Anna again' })
    expect(id).not.toBe(anna.id)
    expect((await requestAsService(`user_profiles?id=eq.${id}`)).rows).toMatchObject([{ name: 'Anna again' }])
  })
})
