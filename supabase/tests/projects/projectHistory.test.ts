import { requestAs, actorIds, insertRows, requestAsService, signUp, requestWithToken } from '../support/api.ts'

describe('the history of a project', () => {
  it('records the events of a project in order with their actor', async () => {
    const { id: client, token } = await signUp('historian@example.com', { name: 'Historian' })
    const id = crypto.randomUUID()
    const patch = (body: object) => ({ method: 'PATCH', body })
    await requestWithToken(token, 'projects', { method: 'POST', body: { id, name: 'Recorded' } })
    await requestWithToken(token, `projects?id=eq.${id}`, patch({ name: 'Renamed', requirements: 'Secret words' }))
    await requestAs('admin', `projects?id=eq.${id}`, patch({ status: 'active', priority: 'urgent' }))
    await requestWithToken(token, `projects?id=eq.${id}`, patch({ name: 'Renamed' }))
    await requestAsService(`projects?id=eq.${id}`, patch({ status: 'on-hold' }))

    const { rows } = await requestWithToken(token, `project_events?project_id=eq.${id}&order=id`)
    expect(
      rows.map(({ kind, actor_id, from_value, to_value, changed_fields }) => [
        kind,
        actor_id,
        from_value,
        to_value,
        changed_fields,
      ]),
    ).toEqual([
      ['created', client, null, 'draft', []],
      ['edited', client, null, null, ['name', 'requirements']],
      ['status', actorIds.admin, 'draft', 'active', []],
      ['priority', actorIds.admin, 'medium', 'urgent', []],
      ['status', null, 'active', 'on-hold', []],
    ])
    expect(JSON.stringify(rows)).not.toContain('Secret words')
  })

  it('is accompanied by a new updated_at with every change', async () => {
    const { token } = await signUp('touch@example.com', { name: 'Touch' })
    const id = crypto.randomUUID()
    await requestWithToken(token, 'projects', { method: 'POST', body: { id, name: 'Touched' } })
    await requestWithToken(token, `projects?id=eq.${id}`, {
      method: 'PATCH',
      body: { name: 'Again', updated_at: '2001-01-01' },
    })
    const [row] = (await requestAsService(`projects?id=eq.${id}`)).rows
    expect(Date.parse(String(row?.updated_at))).toBeGreaterThan(Date.parse(String(row?.created_at)))
  })

  it('keeps the creation and the latest 199 events', async () => {
    const { token } = await signUp(`${crypto.randomUUID()}@history.example`, { name: 'Busy' })
    const [id, other] = [crypto.randomUUID(), crypto.randomUUID()]
    const body = [id, other].map((each) => ({ id: each, name: 'Busy' }))
    await requestWithToken(token, 'projects', { method: 'POST', body })
    const edits = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ project_id: id, kind: 'edited', from_value: `${n + 1}` }))
    const history = async (project: string) =>
      (await requestAsService(`project_events?project_id=eq.${project}&order=id`)).rows.map(
        ({ kind, from_value }) => from_value ?? kind,
      )
    await insertRows('project_events', edits(199))
    expect((await history(id)).slice(0, 2)).toEqual(['created', '1'])
    await requestWithToken(token, `projects?id=eq.${id}`, {
      method: 'PATCH',
      body: { name: 'Busier', status: 'active' },
    })
    const events = await history(id)
    expect(events).toHaveLength(200)
    expect([events[0], events[1], ...events.slice(-3)]).toEqual(['created', '3', '199', 'draft', 'edited'])
    await insertRows('project_events', edits(300))
    expect([(await history(id)).length, ...(await history(id)).slice(0, 2)]).toEqual([200, 'created', '102'])
    expect(await history(other)).toEqual(['created'])
  })
})
