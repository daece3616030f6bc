import { requestAs, insertRows, requestAsService, signUp, requestWithToken } from '../support/api.ts'

let owner: { id: string; token: string }
let otherClient: { id: string; token: string }

beforeAll(async () => {
  owner = await signUp('owner@example.com', { name: 'Owner' })
  otherClient = await signUp('curious@example.com', { name: 'Curious' })
})

const requestAsOwner = (path: string, method: string, body: unknown, headers = {}) =>
  requestWithToken(owner.token, path, { method, body, headers })
const requestAsOtherClient = (path: string, method: string, body: unknown, headers = {}) =>
  requestWithToken(otherClient.token, path, { method, body, headers })
const call = (token: string, name: string, body: unknown) =>
  requestWithToken(token, `rpc/${name}`, { method: 'POST', body })

describe('the ownership of a project [ROLE-2]', () => {
  let project: string
  const stored = async () => (await requestAsService(`projects?id=eq.${project}`)).rows[0]

  beforeAll(async () => {
    project = crypto.randomUUID()
    await insertRows('projects', { id: project, user_id: owner.id, name: 'Mine' })
  })

  it.each([
    ['giving it to another client', () => ({ user_id: otherClient.id })],
    ['changing its id', () => ({ id: crypto.randomUUID() })],
    ['changing its creation time', () => ({ created_at: '2001-01-01T00:00:00Z' })],
    ['setting its first day, which only admins do', () => ({ started_on: '2025-01-01' })],
    ['setting its deletion time', () => ({ deleted_at: '2025-01-01T00:00:00Z' })],
  ])('survives the attempt of %s', async (_attempt, body) => {
    const before = await stored()
    expect((await requestAsOwner(`projects?id=eq.${project}`, 'PATCH', body())).code).toBe('42501')
    expect(await stored()).toEqual(before)
  })

  it.each([
    ['to another owner', () => ({ user_id: otherClient.id })],
    ['as deleted long ago', () => ({ deleted_at: '2001-01-01T00:00:00Z' })],
  ])('survives an upsert by the owner %s', async (_attempt, body) => {
    const before = await stored()
    const row = { id: project, user_id: owner.id, name: 'Merged', ...body() }
    expect((await requestAsOwner('projects', 'POST', row, { Prefer: 'resolution=merge-duplicates' })).code).toBe(
      '42501',
    )
    expect(await stored()).toEqual(before)
  })

  it('survives an upsert by another client', async () => {
    const before = await stored()
    const row = { id: project, user_id: otherClient.id, name: 'Stolen' }
    expect((await requestAsOtherClient('projects', 'POST', row, { Prefer: 'resolution=merge-duplicates' })).code).toBe(
      '42501',
    )
    await requestAsOtherClient('projects', 'POST', row, { Prefer: 'resolution=ignore-duplicates' })
    expect(await stored()).toEqual(before)
  })

  it('cannot be changed by an admin', async () => {
    const move = { method: 'PATCH', body: { user_id: otherClient.id } }
    expect((await requestAs('admin', `projects?id=eq.${project}`, move)).code).toBe('42501')
  })

  it('rejects new projects for another client, in the past, started or deleted', async () => {
    const create = async (body: object) => (await requestAsOwner('projects', 'POST', { name: 'Foreign', ...body })).code
    expect(await create({ user_id: otherClient.id })).toBe('42501')
    expect(await create({ created_at: '2001-01-01T00:00:00Z' })).toBe('42501')
    expect(await create({ started_on: '2025-01-01' })).toBe('42501')
    expect(await create({ deleted_at: '2025-01-01T00:00:00Z' })).toBe('42501')
    expect((await requestAsService('projects?name=eq.Foreign')).rows).toEqual([])
  })

  it('lets an admin set the first day', async () => {
    const begin = { method: 'PATCH', body: { started_on: '2025-01-01' } }
    expect((await requestAs('admin', `projects?id=eq.${project}`, begin)).status).toBe(204)
    expect((await stored())?.started_on).toBe('2025-01-01')
  })

  it('hides the project from other clients, who cannot read, update or delete it', async () => {
    const path = `projects?id=eq.${project}`
    expect((await requestWithToken(otherClient.token, path)).rows).toEqual([])
    expect((await requestWithToken(otherClient.token, `project_events?project_id=eq.${project}`)).rows).toEqual([])
    expect((await requestWithToken(otherClient.token, `admin_client_projects?id=eq.${project}`)).rows).toEqual([])
    expect((await call(otherClient.token, 'project_history', { project })).rows).toEqual([])
    expect((await call(otherClient.token, 'own_projects', { searched: 'Mine' })).rows).toEqual([])
    expect((await call(otherClient.token, 'restore_project', { project })).code).toBe('PT404')
    await requestWithToken(otherClient.token, path, { method: 'PATCH', body: { name: 'Stolen' } })
    await requestWithToken(otherClient.token, path, { method: 'DELETE' })
    expect((await stored())?.name).toBe('Mine')
  })

  it('keeps the owner from writing the history', async () => {
    const before = (await requestAsService(`project_events?project_id=eq.${project}`)).rows
    const forged = { project_id: project, kind: 'status', to_value: 'completed' }
    expect((await requestAsOwner('project_events', 'POST', forged)).code).toBe('42501')
    await requestAsOwner(`project_events?project_id=eq.${project}`, 'PATCH', { to_value: 'completed' })
    await requestAsOwner(`project_events?project_id=eq.${project}`, 'DELETE', undefined)
    expect((await requestAsService(`project_events?project_id=eq.${project}`)).rows).toEqual(before)
  })

  it('limits the back-office view to the own projects of a client', async () => {
    const { rows } = await requestWithToken(owner.token, 'admin_client_projects?select=user_id')
    expect(rows).toEqual([{ user_id: owner.id }])
  })
})
