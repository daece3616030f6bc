import { requestAs, actorIds, insertRows, requestAsService, signIn, signUp, requestWithToken } from '../support/api.ts'
import { forgeToken } from '../support/forgeToken.ts'

const password = 'fortnight-test'

/** Prepared by crowd.sql. */
const longSignedIn = {
  id: '00000000-0000-4000-9000-000000000003',
  session: '00000000-0000-4000-9000-0000000000a3',
}

type Person = { id: string; email: string; token: string; project: string; deleted: string }

/** A client with a project, a deleted project, their history and a newsletter subscription. */
async function personCalled(name: string): Promise<Person> {
  const email = `${name}@own-data.example`
  const { id, token } = await signUp(email, { name, mobile_number: '+1 555 0100' })
  const [project, deleted] = [crypto.randomUUID(), crypto.randomUUID()]
  const body = { user_id: id, description: `Told by ${name}` }
  await requestWithToken(token, 'projects', { method: 'POST', body: { ...body, id: project, name: `${name} goes on` } })
  await requestWithToken(token, 'projects', { method: 'POST', body: { ...body, id: deleted, name: `${name} gave up` } })
  await requestAs('admin', `projects?id=eq.${project}`, { method: 'PATCH', body: { status: 'active' } })
  await requestWithToken(token, `projects?id=eq.${deleted}`, { method: 'DELETE' })
  await insertRows('newsletter_subscribers', { email })
  return { id, email, token, project, deleted }
}

const call = (token: string, name: string, body: unknown = {}, query = '') =>
  requestWithToken(token, `rpc/${name}${query}`, { method: 'POST', body })

/** Everything in the database that belongs to a person, as its owner sees it. */
async function tracesOf({ id, email, project, deleted }: Person) {
  const found = await Promise.all([
    requestAsService(`user_profiles?id=eq.${id}`),
    requestAsService(`projects?user_id=eq.${id}&order=id`),
    requestAsService(`project_events?or=(actor_id.eq.${id},project_id.in.(${project},${deleted}))&order=id`),
    requestAsService(`newsletter_subscribers?email=eq.${email}`),
  ])
  return found.map(({ rows }) => rows)
}

let anna: Person
let ben: Person

beforeAll(async () => {
  anna = await personCalled('anna')
  ben = await personCalled('ben')
})

describe('the export of the own data', () => {
  const exported = async (body: unknown = {}, query = '') =>
    (await call(anna.token, 'export_own_data', body, query)).body

  it('holds account, profile, projects with the deleted one, their history and the newsletter', async () => {
    expect(await exported()).toMatchObject({
      account: { id: anna.id, email: anna.email },
      profile: { id: anna.id, name: 'anna', email: anna.email, mobile_number: '+1 555 0100', user_type: 'client' },
      projects: [
        {
          id: anna.project,
          name: 'anna goes on',
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

  it('holds nothing of anybody else', async () => {
    const text = JSON.stringify(await exported())
    for (const foreign of [ben.id, ben.email, ben.project, 'Told by ben', actorIds.admin, 'admin@fortnight.example']) {
      expect(text).not.toContain(foreign)
    }
  })

  it.each([
    ['an argument', { user_id: actorIds.client, caller: actorIds.client, id: actorIds.client }, ''],
    ['a filter', {}, `?user_id=eq.${actorIds.client}`],
  ])('is never about another person, whatever %s says', async (_way, body, query) => {
    const answer = JSON.stringify(await exported(body, query))
    expect(answer).not.toContain(actorIds.client)
    expect(answer).not.toContain('person1@crowd.example')
  })

  it('does not follow the contact e-mail, which everybody writes as they like', async () => {
    const claim = (email: string) =>
      requestWithToken(anna.token, `user_profiles?id=eq.${anna.id}`, { method: 'PATCH', body: { email } })
    await claim(ben.email)
    expect(await exported()).toMatchObject({ newsletter: { email: anna.email } })
    await claim(anna.email)
  })

  it('is there for admins too, about themselves', async () => {
    const { body } = await requestAs('admin', 'rpc/export_own_data', { method: 'POST', body: {} })
    expect(body).toMatchObject({ profile: { id: actorIds.admin }, account: { id: actorIds.admin } })
    expect(JSON.stringify(body)).not.toContain(anna.id)
  })
})

describe('deleting the own account', () => {
  it('is refused to visitors and to admins', async () => {
    const remove = { method: 'POST', body: {} }
    expect((await requestAs('visitor', 'rpc/delete_own_account', remove)).code).toBe('42501')
    const fresh = await signIn({ email: 'admin@fortnight.example', password: 'fortnight-admin' })
    expect((await call(fresh, 'delete_own_account')).code).toBe('42501')
    expect((await requestAsService(`user_profiles?id=eq.${actorIds.admin}`)).rows).toHaveLength(1)
  })

  it.each([
    ['was opened more than 5 minutes ago', { sub: longSignedIn.id, session_id: longSignedIn.session }],
    ['belongs to somebody else', { sub: longSignedIn.id }],
    ['does not exist', { session_id: crypto.randomUUID() }],
    ['is not named', { session_id: undefined }],
  ])('is refused in a session that %s', async (_session, claims) => {
    const people = [anna, { ...anna, id: longSignedIn.id, email: 'person3@crowd.example' }]
    const before = await Promise.all(people.map(tracesOf))
    const { code, body } = await call(forgeToken(anna.token, claims), 'delete_own_account')
    expect(code).toBe('PT403')
    expect(body).toMatchObject({ message: 'Please sign in again before you delete your account.' })
    expect(await Promise.all(people.map(tracesOf))).toEqual(before)
  })

  it.each([
    ['an argument', () => ({ user_id: ben.id, caller: ben.id }), ''],
    ['a filter', () => ({}), `?id=eq.${actorIds.client}`],
  ])('removes nobody else, whatever %s says', async (_way, body, query) => {
    const before = await tracesOf(ben)
    const carl = await personCalled(`carl${query.length}`)
    await call(carl.token, 'delete_own_account', body(), query)
    expect(await tracesOf(ben)).toEqual(before)
    expect((await requestAsService(`user_profiles?id=eq.${actorIds.client}`)).rows).toHaveLength(1)
  })

  it('removes everything of the caller and nothing of others', async () => {
    const others = async () => [
      await tracesOf(ben),
      (await requestAsService(`user_profiles?id=eq.${actorIds.admin}`)).rows,
    ]
    const before = await others()
    const token = await signIn({ email: anna.email, password })
    expect((await call(token, 'delete_own_account')).status).toBe(204)
    expect(await tracesOf(anna)).toEqual([[], [], [], []])
    expect(await others()).toEqual(before)
  })

  it('leaves a session that can do nothing any more', async () => {
    await expect(signIn({ email: anna.email, password })).rejects.toThrow('Invalid login credentials')
    expect((await call(anna.token, 'own_projects')).rows).toEqual([])
    expect((await requestWithToken(anna.token, 'projects', { method: 'POST', body: { name: 'Ghost' } })).status).toBe(
      409,
    )
    const profile = { id: anna.id, name: 'Ghost', email: anna.email }
    expect((await requestWithToken(anna.token, 'user_profiles', { method: 'POST', body: profile })).status).toBe(409)
    expect((await call(anna.token, 'delete_own_account')).code).toBe('PT403')
    expect((await call(anna.token, 'export_own_data')).body).toMatchObject({
      account: null,
      profile: null,
      projects: [],
    })
  })

  it('leaves the address free for a new start', async () => {
    const { id } = await signUp(anna.email, { name: 'Anna again' })
    expect(id).not.toBe(anna.id)
    expect((await requestAsService(`user_profiles?id=eq.${id}`)).rows).toMatchObject([{ name: 'Anna again' }])
  })
})
