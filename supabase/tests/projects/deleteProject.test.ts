import { requestAs, actorIds, requestAsService, signUp, requestWithToken } from '../support/api.ts'

type Client = { id: string; token: string }
let owner: Client
let otherClient: Client
let project: string

const call = (token: string | undefined, name: string, body: unknown) =>
  requestWithToken(token, `rpc/${name}`, { method: 'POST', body })
const path = () => `projects?id=eq.${project}`
const deleteAs = (token: string) => requestWithToken(token, path(), { method: 'DELETE' })
const restore = (token?: string) => call(token, 'restore_project', { project })
const stored = async () => (await requestAsService(path())).rows[0]
const isDeleted = async () => Boolean((await stored())?.deleted_at)

beforeAll(async () => {
  owner = await signUp('deleting@example.com', { name: 'Deleting' })
  otherClient = await signUp('undeleting@example.com', { name: 'Undeleting' })
})

beforeEach(async () => {
  project = crypto.randomUUID()
  await requestWithToken(owner.token, 'projects', { method: 'POST', body: { id: project, name: 'Second thoughts' } })
})

describe('a soft-deleted project', () => {
  it('is hidden from its owner with its history', async () => {
    expect((await deleteAs(owner.token)).status).toBe(204)
    expect((await requestWithToken(owner.token, path())).rows).toEqual([])
    expect((await requestWithToken(owner.token, `project_events?project_id=eq.${project}`)).rows).toEqual([])
    expect((await call(owner.token, 'project_history', { project })).rows).toEqual([])
    const { rows } = await call(owner.token, 'own_projects', {})
    expect(rows.map(({ id }) => id)).not.toContain(project)
  })

  it('cannot be updated or deleted again by its owner', async () => {
    await deleteAs(owner.token)
    const before = await stored()
    await requestWithToken(owner.token, path(), { method: 'PATCH', body: { name: 'Ghost' } })
    await deleteAs(owner.token)
    expect(await stored()).toEqual(before)
  })

  it('is visible to admins with its history, but not in the list of projects', async () => {
    await deleteAs(owner.token)
    expect((await requestAs('admin', path())).rows).toMatchObject([{ id: project, name: 'Second thoughts' }])
    const history = (await requestAs('admin', 'rpc/project_history', { method: 'POST', body: { project } })).rows
    expect(history).toMatchObject([
      { kind: 'deleted', by: 'client' },
      { kind: 'created', by: 'client' },
    ])
    expect((await requestAs('admin', `admin_client_projects?id=eq.${project}`)).rows).toEqual([])
  })

  it('is not counted in the statistics', async () => {
    const total = async () => {
      const stats = await requestAs('admin', 'rpc/project_stats', { method: 'POST', body: {} })
      const { rows } = await requestAsService('projects?select=count&deleted_at=is.null')
      return [stats.rows[0]?.total, rows[0]?.count]
    }
    await deleteAs(owner.token)
    // Other tests create projects at the same time, so both numbers are read again until they match.
    let [reported, counted] = await total()
    for (let attempt = 0; reported !== counted && attempt < 20; attempt++) [reported, counted] = await total()
    expect(reported).toBe(counted)
  })

  it('is restored unchanged by its owner, which the history records', async () => {
    const before = await stored()
    await deleteAs(owner.token)
    expect((await restore(owner.token)).status).toBe(204)
    expect(await stored()).toEqual({ ...before, updated_at: expect.any(String) as string })
    const { rows } = await call(owner.token, 'project_history', { project })
    expect(rows.map(({ kind, by }) => [kind, by])).toEqual([
      ['restored', 'you'],
      ['deleted', 'you'],
      ['created', 'you'],
    ])
  })

  it('is restored by an admin', async () => {
    await deleteAs(owner.token)
    await requestAs('admin', 'rpc/restore_project', { method: 'POST', body: { project } })
    expect((await requestWithToken(owner.token, path())).rows).toHaveLength(1)
    const { rows } = await call(owner.token, 'project_history', { project })
    expect(rows[0]).toMatchObject({ kind: 'restored', by: 'team' })
  })

  it('cannot be restored by others, who do not learn that it exists', async () => {
    await deleteAs(owner.token)
    const unknownResponse = await call(otherClient.token, 'restore_project', { project: crypto.randomUUID() })
    const foreignResponse = await restore(otherClient.token)
    expect(foreignResponse).toEqual(unknownResponse)
    expect(foreignResponse.code).toBe('PT404')
    expect((await restore()).code).toBe('42501')
    await requestWithToken(otherClient.token, path(), { method: 'PATCH', body: { deleted_at: null } })
    await requestWithToken(owner.token, path(), { method: 'PATCH', body: { deleted_at: null } })
    expect(await isDeleted()).toBe(true)
  })

  it('results from a deletion by an admin, too', async () => {
    await requestAs('admin', path(), { method: 'DELETE' })
    expect(await isDeleted()).toBe(true)
    const [event] = (await requestAsService(`project_events?project_id=eq.${project}&kind=eq.deleted`)).rows
    expect(event?.actor_id).toBe(actorIds.admin)
  })

  it('stays one project when deletions and restorations run concurrently', async () => {
    await Promise.all([deleteAs(owner.token), deleteAs(owner.token), restore(owner.token), deleteAs(owner.token)])
    await restore(owner.token)
    expect((await requestWithToken(owner.token, path())).rows).toHaveLength(1)
    const kinds = (await call(owner.token, 'project_history', { project })).rows.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'deleted')).toHaveLength(kinds.filter((kind) => kind === 'restored').length)
  })
})
