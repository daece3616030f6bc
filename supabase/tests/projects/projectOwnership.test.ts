import { requestAs, insertRows, requestAsService, signUp, requestWithToken } from '../support/api.ts'

let me: { id: string; token: string }
let stranger: { id: string; token: string }

beforeAll(async () => {
  me = await signUp('owner@example.com', { name: 'Owner' })
  stranger = await signUp('curious@example.com', { name: 'Curious' })
})

const mine = (path: string, method: string, body: unknown, headers = {}) =>
  requestWithToken(me.token, path, { method, body, headers })
const theirs = (path: string, method: string, body: unknown, headers = {}) =>
  requestWithToken(stranger.token, path, { method, body, headers })
const call = (token: string, name: string, body: unknown) =>
  requestWithToken(token, `rpc/${name}`, { method: 'POST', body })

describe('a project stays with its owner [ROLE-2]', () => {
  let project: string
  const stored = async () => (await requestAsService(`projects?id=eq.${project}`)).rows[0]

  beforeAll(async () => {
    project = crypto.randomUUID()
    await insertRows('projects', { id: project, user_id: me.id, name: 'Mine' })
  })

  it.each([
    ['giving it to somebody else', () => ({ user_id: stranger.id })],
    ['changing its id', () => ({ id: crypto.randomUUID() })],
    ['changing when it was created', () => ({ created_at: '2001-01-01T00:00:00Z' })],
    ['setting its first day, which admins do', () => ({ started_on: '2025-01-01' })],
    ['writing when it was deleted', () => ({ deleted_at: '2025-01-01T00:00:00Z' })],
  ])('whoever tries %s', async (_attempt, body) => {
    const before = await stored()
    expect((await mine(`projects?id=eq.${project}`, 'PATCH', body())).code).toBe('42501')
    expect(await stored()).toEqual(before)
  })

  it.each([
    ['to another owner', () => ({ user_id: stranger.id })],
    ['as deleted long ago', () => ({ deleted_at: '2001-01-01T00:00:00Z' })],
  ])('also when a row is merged over it %s', async (_attempt, body) => {
    const before = await stored()
    const row = { id: project, user_id: me.id, name: 'Merged', ...body() }
    expect((await mine('projects', 'POST', row, { Prefer: 'resolution=merge-duplicates' })).code).toBe('42501')
    expect(await stored()).toEqual(before)
  })

  it('also when a stranger merges a row over it', async () => {
    const before = await stored()
    const row = { id: project, user_id: stranger.id, name: 'Stolen' }
    expect((await theirs('projects', 'POST', row, { Prefer: 'resolution=merge-duplicates' })).code).toBe('42501')
    await theirs('projects', 'POST', row, { Prefer: 'resolution=ignore-duplicates' })
    expect(await stored()).toEqual(before)
  })

  it('also when the admin would move it', async () => {
    const move = { method: 'PATCH', body: { user_id: stranger.id } }
    expect((await requestAs('admin', `projects?id=eq.${project}`, move)).code).toBe('42501')
  })

  it('and nobody creates one in the name of somebody else, in the past, or already begun', async () => {
    const create = async (body: object) => (await mine('projects', 'POST', { name: 'Foreign', ...body })).code
    expect(await create({ user_id: stranger.id })).toBe('42501')
    expect(await create({ created_at: '2001-01-01T00:00:00Z' })).toBe('42501')
    expect(await create({ started_on: '2025-01-01' })).toBe('42501')
    expect(await create({ deleted_at: '2025-01-01T00:00:00Z' })).toBe('42501')
    expect((await requestAsService('projects?name=eq.Foreign')).rows).toEqual([])
  })

  it('while the admin sets its first day', async () => {
    const begin = { method: 'PATCH', body: { started_on: '2025-01-01' } }
    expect((await requestAs('admin', `projects?id=eq.${project}`, begin)).status).toBe(204)
    expect((await stored())?.started_on).toBe('2025-01-01')
  })

  it('and a stranger with its id finds nothing to read, change or delete', async () => {
    const path = `projects?id=eq.${project}`
    expect((await requestWithToken(stranger.token, path)).rows).toEqual([])
    expect((await requestWithToken(stranger.token, `project_events?project_id=eq.${project}`)).rows).toEqual([])
    expect((await requestWithToken(stranger.token, `admin_client_projects?id=eq.${project}`)).rows).toEqual([])
    expect((await call(stranger.token, 'project_history', { project })).rows).toEqual([])
    expect((await call(stranger.token, 'own_projects', { searched: 'Mine' })).rows).toEqual([])
    expect((await call(stranger.token, 'restore_project', { project })).code).toBe('PT404')
    await requestWithToken(stranger.token, path, { method: 'PATCH', body: { name: 'Stolen' } })
    await requestWithToken(stranger.token, path, { method: 'DELETE' })
    expect((await stored())?.name).toBe('Mine')
  })

  it('and nobody writes into its history', async () => {
    const before = (await requestAsService(`project_events?project_id=eq.${project}`)).rows
    const forged = { project_id: project, kind: 'status', to_value: 'completed' }
    expect((await mine('project_events', 'POST', forged)).code).toBe('42501')
    await mine(`project_events?project_id=eq.${project}`, 'PATCH', { to_value: 'completed' })
    await mine(`project_events?project_id=eq.${project}`, 'DELETE', undefined)
    expect((await requestAsService(`project_events?project_id=eq.${project}`)).rows).toEqual(before)
  })

  it('and the back-office view tells a client about no other client', async () => {
    const { rows } = await requestWithToken(me.token, 'admin_client_projects?select=user_id')
    expect(rows).toEqual([{ user_id: me.id }])
  })
})
