import { QueryClient } from '@tanstack/react-query'
import { auth, connect } from '@fortnight/supabase/client'
import { customerHistory } from '../../src/customers/history.ts'
import {
  requestAs,
  database,
  actorIds,
  insertRows,
  deleteRows,
  requestAsService,
  signUp,
  requestWithToken,
} from '../support/api.ts'

const queries = new QueryClient()
const historyOf = (id: string) => queries.query({ ...customerHistory(id), retry: false })
const email = 'history@example.com'
let client: { id: string; token: string }
const asClient = (path: string, method: string, body: object) => requestWithToken(client.token, path, { method, body })

beforeAll(async () => {
  connect({ url: database.url, key: database.publishableKey })
  await (await auth()).signInWithPassword({ email: 'admin@fortnight.example', password: 'fortnight-admin' })
  client = await signUp(email, { name: 'Historic' })
})
afterAll(() => deleteRows(`newsletter_subscribers?email=eq.${email}`))

describe('the history of a customer [ADMIN-CUST-6]', () => {
  it('begins with the account, and is empty for admins and unknown ids', async () => {
    expect(await historyOf(client.id)).toMatchObject([{ kind: 'joined', project_id: null }])
    expect(await historyOf(actorIds.admin)).toEqual([])
    expect(await historyOf(crypto.randomUUID())).toEqual([])
  })

  it('lists events of profile, newsletter and projects, newest first, with their actor', async () => {
    const project = crypto.randomUUID()
    await insertRows('newsletter_subscribers', {
      ...{ email, status: 'unsubscribed', consented_at: '2025-01-01T10:00:00Z' },
      ...{ confirmed_at: '2025-01-02T10:00:00Z', unsubscribed_at: '2025-01-03T10:00:00Z' },
    })
    await asClient('projects', 'POST', { id: project, user_id: client.id, name: 'Ledger agent' })
    await requestAs('admin', `projects?id=eq.${project}`, {
      method: 'PATCH',
      body: { status: 'active', priority: 'high' },
    })
    await asClient(`user_profiles?id=eq.${client.id}`, 'PATCH', { company_name: 'Historic Ltd' })

    const history = await historyOf(client.id)
    expect(history.map(({ kind }) => kind)).toEqual([
      ...['profile_changed', 'priority', 'status', 'created', 'joined'],
      ...['newsletter_ended', 'newsletter_confirmed', 'newsletter_asked'],
    ])
    const event = { project_id: project, project_name: 'Ledger agent' }
    expect(history.slice(1, 4)).toMatchObject([
      { ...event, by: 'you', from_value: 'medium', to_value: 'high' },
      { ...event, by: 'you', from_value: 'draft', to_value: 'active' },
      { ...event, by: 'client', changed_fields: [] },
    ])
  })

  it('has at most a hundred entries', async () => {
    const projects = Array.from({ length: 120 }, (_, index) => ({ user_id: client.id, name: `Agent ${index}` }))
    await insertRows('projects', projects)
    const history = await historyOf(client.id)
    expect(history).toHaveLength(100)
    expect(history[0]).toMatchObject({ kind: 'created', project_name: expect.stringMatching(/^Agent/) as string })
  })
})

describe('updated_at of a profile', () => {
  const changedAt = async () => String((await requestAsService(`user_profiles?id=eq.${client.id}`)).rows[0]?.updated_at)

  it('grows with every change, and ignores the value that a caller sends', async () => {
    const times = [await changedAt()]
    await asClient(`user_profiles?id=eq.${client.id}`, 'PATCH', { role: 'Owner' })
    times.push(await changedAt())
    await requestAs('admin', `user_profiles?id=eq.${client.id}`, { method: 'PATCH', body: { team_size: '5' } })
    times.push(await changedAt())
    await asClient(`user_profiles?id=eq.${client.id}`, 'PATCH', { updated_at: '2001-01-01T00:00:00Z' })
    times.push(await changedAt())
    expect([...times].sort()).toEqual(times)
    expect(new Set(times.slice(0, 3)).size).toBe(3)
  })

  it('equals created_at for a new profile', async () => {
    await deleteRows(`user_profiles?id=eq.${client.id}`)
    const body = { id: client.id, name: 'Historic', email }
    const later = { ...body, updated_at: '2100-01-01T00:00:00Z' }
    expect((await asClient('user_profiles', 'POST', later)).code).toBe('42501')
    expect((await asClient('user_profiles', 'POST', body)).status).toBe(201)
    expect(await changedAt()).toBe(
      String((await requestAsService(`user_profiles?id=eq.${client.id}`)).rows[0]?.created_at),
    )
  })
})
