import { requestAs, actorIds, requestAsService, signUp, requestWithToken } from '../support/api.ts'

type Person = { id: string; token: string }
let owner: Person
let stranger: Person
let project: string

const call = (token: string | undefined, name: string, body: unknown) =>
  requestWithToken(token, `rpc/${name}`, { method: 'POST', body })
const path = () => `projects?id=eq.${project}`
const remove = (token: string) => requestWithToken(token, path(), { method: 'DELETE' })
const restore = (token?: string) => call(token, 'restore_project', { project })
const stored = async () => (await requestAsService(path())).rows[0]
const isDeleted = async () => Boolean((await stored())?.deleted_at)

beforeAll(async () => {
  owner = await signUp('deleting@example.com', { name: 'Deleting' })
  stranger = await signUp('undeleting@example.com', { name: 'Undeleting' })
})

beforeEach(async () => {
  project = crypto.randomUUID()
  await requestWithToken(owner.token, 'projects', { method: 'POST', body: { id: project, name: 'Second thoughts' } })
})

describe('a deleted project', () => {
  it('is hidden from its owner, with its history', async () => {
    expect((await remove(owner.token)).status).toBe(204)
    expect((await requestWithToken(owner.token, path())).rows).toEqual([])
    expect((await requestWithToken(owner.token, `project_events?project_id=eq.${project}`)).rows).toEqual([])
    expect((await call(owner.token, 'project_history', { project })).rows).toEqual([])
    const { rows } = await call(owner.token, 'own_projects', {})
    expect(rows.map(({ id }) => id)).not.toContain(project)
  })

  it('is neither changed nor deleted once more by its owner', async () => {
    await remove(owner.token)
    const before = await stored()
    await requestWithToken(owner.token, path(), { method: 'PATCH', body: { name: 'Ghost' } })
    await remove(owner.token)
    expect(await stored()).toEqual(before)
  })

  it('is seen by admins, with its history, but not counted', async () => {
    await remove(owner.token)
    expect((await requestAs('admin', path())).rows).toMatchObject([{ id: project, name: 'Second thoughts' }])
    const history = (await requestAs('admin', 'rpc/project_history', { method: 'POST', body: { project } })).rows
    expect(history).toMatchObject([
      { kind: 'deleted', by: 'client' },
      { kind: 'created', by: 'client' },
    ])
    expect((await requestAs('admin', `admin_client_projects?id=eq.${project}`)).rows).toEqual([])
  })

  it('is one less in the figures of the back office', async () => {
    const total = async () => {
      const figures = await requestAs('admin', 'rpc/project_stats', { method: 'POST', body: {} })
      const { rows } = await requestAsService('projects?select=count&deleted_at=is.null')
      return [figures.rows[0]?.total, rows[0]?.count]
    }
    await remove(owner.token)
    // Other tests create projects meanwhile, so the figures are compared until nothing comes between.
    for (let attempt = 0; ; attempt++) {
      const [figure, counted] = await total()
      if (figure === counted || attempt > 20) return expect(figure).toBe(counted)
    }
  })

  it('is brought back by its owner as it was, and the history tells', async () => {
    const before = await stored()
    await remove(owner.token)
    expect((await restore(owner.token)).status).toBe(204)
    expect(await stored()).toEqual({ ...before, updated_at: expect.any(String) as string })
    const { rows } = await call(owner.token, 'project_history', { project })
    expect(rows.map(({ kind, by }) => [kind, by])).toEqual([
      ['restored', 'you'],
      ['deleted', 'you'],
      ['created', 'you'],
    ])
  })

  it('is brought back by an admin too', async () => {
    await remove(owner.token)
    await requestAs('admin', 'rpc/restore_project', { method: 'POST', body: { project } })
    expect((await requestWithToken(owner.token, path())).rows).toHaveLength(1)
    const { rows } = await call(owner.token, 'project_history', { project })
    expect(rows[0]).toMatchObject({ kind: 'restored', by: 'team' })
  })

  it('is brought back by nobody else, and they do not learn that it exists', async () => {
    await remove(owner.token)
    const unknown = await call(stranger.token, 'restore_project', { project: crypto.randomUUID() })
    const foreign = await restore(stranger.token)
    expect(foreign).toEqual(unknown)
    expect(foreign.code).toBe('PT404')
    expect((await restore()).code).toBe('42501')
    await requestWithToken(stranger.token, path(), { method: 'PATCH', body: { deleted_at: null } })
    await requestWithToken(owner.token, path(), { method: 'PATCH', body: { deleted_at: null } })
    expect(await isDeleted()).toBe(true)
  })

  it('by an admin is put aside as well', async () => {
    await requestAs('admin', path(), { method: 'DELETE' })
    expect(await isDeleted()).toBe(true)
    const [event] = (await requestAsService(`project_events?project_id=eq.${project}&kind=eq.deleted`)).rows
    expect(event?.actor_id).toBe(actorIds.admin)
  })

  it('stays one project when deletions and restorations cross', async () => {
    await Promise.all([remove(owner.token), remove(owner.token), restore(owner.token), remove(owner.token)])
    await restore(owner.token)
    expect((await requestWithToken(owner.token, path())).rows).toHaveLength(1)
    const kinds = (await call(owner.token, 'project_history', { project })).rows.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'deleted')).toHaveLength(kinds.filter((kind) => kind === 'restored').length)
  })
})
