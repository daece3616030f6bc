import { insertRows, requestAs, requestAsService, requestWithToken } from '../support/api.ts'
import { skipBrief } from '../support/projects/briefs.ts'
import { createStartedRoom, daysOf, eventsOf, fetchPlan, moveStep, stepOf } from '../support/projects/plans.ts'
import { callAs, callAsAdmin, callAsService, createRoom } from '../support/projects/rooms.ts'

const start = async (project: string, first_day = '2025-09-01') => {
  await skipBrief(project)
  return callAsAdmin('start_project_steps', { project, first_day })
}

describe('starting a project', () => {
  it.each([
    ['professional-agent', ['2025-09-01', '2025-09-02'], '2025-09-12', '2025-09-18'],
    ['starter-agent', ['2025-09-01', '2025-09-01'], '2025-09-10', '2025-09-12'],
    ['enterprise-agent', ['2025-09-01', '2025-09-03'], '2025-09-19', '2025-09-29'],
    ['gold-plan-2019', ['2025-09-01', '2025-09-02'], '2025-09-12', '2025-09-18'],
  ])('shares the working days of its plan %s among four steps [FORT-5]', async (plan, discovery, built, live) => {
    const room = await createRoom()
    await requestAsService(`projects?id=eq.${room.project}`, { method: 'PATCH', body: { budget_range: plan } })
    expect((await start(room.project)).status).toBe(204)
    const days = daysOf(await fetchPlan(room))
    expect(days.discovery).toEqual(discovery)
    expect(days.build![1]).toBe(built)
    expect(days.launch![1]).toBe(live)
  })

  it('begins on the next working day, which becomes the first day of the project [FORT-5]', async () => {
    await insertRows('holidays', { day: '2087-06-02', name: 'Monday' })
    const room = await createRoom()
    await start(room.project, '2087-05-31')
    expect((await fetchPlan(room)).days[0]).toBe('2087-06-03')
    expect((await requestAsService(`projects?id=eq.${room.project}`)).rows[0]!.started_on).toBe('2087-06-03')
    await requestAsService('holidays?day=eq.2087-06-02', { method: 'DELETE' })
  })

  it('happens once, and not for a deleted or unknown project [FORT-5]', async () => {
    const room = await createStartedRoom()
    expect((await start(room.project)).code).toBe('PT409')
    expect((await start(crypto.randomUUID())).code).toBe('PT404')
    const deleted = await createRoom()
    await requestWithToken(deleted.client.token, `projects?id=eq.${deleted.project}`, { method: 'DELETE' })
    expect((await start(deleted.project)).code).toBe('PT409')
  })

  it('works for a project that already has a first day, and then sets it [FORT-6]', async () => {
    const room = await createRoom()
    const path = `projects?id=eq.${room.project}`
    await requestAs('admin', path, { method: 'PATCH', body: { started_on: '2025-08-04' } })
    await start(room.project)
    expect((await requestAs('admin', path, { method: 'PATCH', body: { started_on: '2025-08-05' } })).code).toBe('PT409')
    expect((await requestAs('admin', path, { method: 'PATCH', body: { status: 'active' } })).status).toBe(204)
    expect((await requestAs('admin', path)).rows[0]).toMatchObject({ started_on: '2025-09-01', status: 'active' })
  })
})

describe('moving a step', () => {
  it('moves those after it by as many working days, and records each with its reason [FORT-7]', async () => {
    const room = await createStartedRoom()
    const build = stepOf(await fetchPlan(room), 'build')
    expect((await moveStep(build, '2025-09-03', '2025-09-16', ' Ill ')).rows).toMatchObject([
      { last_day: '2025-09-16' },
    ])
    expect(daysOf(await fetchPlan(room))).toEqual({
      discovery: ['2025-09-01', '2025-09-02'],
      build: ['2025-09-03', '2025-09-16'],
      test: ['2025-09-17', '2025-09-18'],
      launch: ['2025-09-19', '2025-09-22'],
    })
    expect((await eventsOf(room.project)).slice(1)).toMatchObject([
      { kind: 'moved', step: 'build', reason: 'Ill', from_last_day: '2025-09-12', to_last_day: '2025-09-16' },
      { kind: 'moved', step: 'test', reason: 'Ill', from_first_day: '2025-09-15', to_first_day: '2025-09-17' },
      { kind: 'moved', step: 'launch', reason: 'Ill' },
    ])
  })

  it('moves nothing on a version that another admin has changed meanwhile [FORT-8]', async () => {
    const room = await createStartedRoom()
    const { steps } = await fetchPlan(room)
    const [, build, test] = steps
    await moveStep(build!, '2025-09-03', '2025-09-15')
    const before = daysOf(await fetchPlan(room))
    for (const stale of [build!, test!]) expect((await moveStep(stale, '2025-10-01', '2025-10-02')).rows).toEqual([])
    expect(daysOf(await fetchPlan(room))).toEqual(before)
  })

  it.each([
    ['build', '2025-09-03', '2025-09-12', ' ', 'a reason is missing'],
    ['build', '2025-09-03', '2025-09-12', 'x'.repeat(501), 'the reason is too long'],
    ['build', '2025-09-05', '2025-09-04', 'Ill', 'it would end before it begins'],
    ['build', '2025-09-03', '2025-09-13', 'Ill', 'it would end on a weekend'],
    ['build', '2025-09-02', '2025-09-12', 'Ill', 'the step before it has not ended'],
    ['build', '2025-09-03', '2030-09-12', 'Ill', 'it would move too far'],
  ])('is refused for %s to %s – %s (%#): %s [FORT-7]', async (kind, first, last, reason) => {
    const room = await createStartedRoom()
    const plan = await fetchPlan(room)
    expect((await moveStep(stepOf(plan, kind), first, last, reason)).code).toBe('PT422')
    expect(daysOf(await fetchPlan(room))).toEqual(daysOf(plan))
  })

  it('moves the first day of the project with its first step [FORT-6]', async () => {
    const room = await createStartedRoom()
    await moveStep(stepOf(await fetchPlan(room), 'discovery'), '2025-09-02', '2025-09-03')
    expect((await requestAsService(`projects?id=eq.${room.project}`)).rows[0]!.started_on).toBe('2025-09-02')
  })
})

describe('finishing steps', () => {
  it('happens in their order, and is undone in the opposite one [FORT-9]', async () => {
    const room = await createStartedRoom()
    const { steps } = await fetchPlan(room)
    const [discovery, build] = steps.map(({ id }) => ({ step: id }))
    expect((await callAsAdmin('complete_project_step', build)).code).toBe('PT409')
    expect((await callAsAdmin('complete_project_step', discovery)).status).toBe(204)
    expect((await callAsAdmin('complete_project_step', discovery)).status).toBe(204)
    expect((await callAsAdmin('complete_project_step', build)).status).toBe(204)
    expect((await callAsAdmin('reopen_project_step', discovery)).code).toBe('PT409')
    expect((await moveStep(stepOf(await fetchPlan(room), 'build'), '2025-09-04', '2025-09-05')).code).toBe('PT409')
    expect((await callAsAdmin('reopen_project_step', build)).status).toBe(204)
    expect((await eventsOf(room.project)).map(({ kind, step }) => `${String(kind)} ${String(step)}`)).toEqual([
      ...['started null', 'done discovery', 'done build', 'reopened build'],
    ])
  })
})

describe('who changes steps', () => {
  it('is an admin, not a client, a stranger, a visitor or the server [FORT-10]', async () => {
    const room = await createStartedRoom()
    const plan = await fetchPlan(room)
    const { id: step, updated_at: base_version } = stepOf(plan, 'build')
    const { project } = room
    const calls: [string, object][] = [
      ['start_project_steps', { project, first_day: '2025-09-08' }],
      ['move_project_step', { step, first_day: '2025-09-08', last_day: '2025-09-12', reason: 'x', base_version }],
      ['complete_project_step', { step: plan.steps[0]!.id }],
      ['reopen_project_step', { step }],
      ['hold_project', { project, waits_for: 'us', reason: 'x' }],
      ['resume_project', { project }],
    ]
    const before = await eventsOf(project)
    for (const [name, body] of calls) {
      for (const token of [room.client.token, undefined]) expect((await callAs(token, name, body)).code).toBe('42501')
      expect((await requestAs('otherClient', `rpc/${name}`, { method: 'POST', body })).code).toBe('42501')
      await expect(callAsService(name, body)).rejects.toThrow('42501')
    }
    for (const path of ['project_steps', 'project_holds', 'project_step_events']) {
      const rows = `${path}?project_id=eq.${project}`
      for (const actor of ['visitor', 'client', 'otherClient', 'admin'] as const) {
        await requestAs(actor, rows, { method: 'DELETE' })
      }
      await requestWithToken(room.client.token, rows, { method: 'DELETE' })
    }
    await requestWithToken(room.client.token, `project_steps?id=eq.${step}`, {
      method: 'PATCH',
      body: { last_day: '2025-10-01' },
    })
    expect(await fetchPlan(room)).toEqual(plan)
    expect(await eventsOf(project)).toEqual(before)
    expect(
      (await requestAs('otherClient', 'rpc/project_plans', { method: 'POST', body: { projects: [project] } })).rows,
    ).toEqual([])
  })

  it('never changes what has happened, not even with the secret key [FORT-11]', async () => {
    const { project } = await createStartedRoom()
    const path = `project_step_events?project_id=eq.${project}`
    const before = await eventsOf(project)
    await expect(requestAsService(path, { method: 'PATCH', body: { kind: 'done' } })).rejects.toThrow(
      'cannot be changed',
    )
    await expect(requestAsService(path, { method: 'PATCH', body: { actor_id: null } })).rejects.toThrow(
      'cannot be changed',
    )
    await expect(requestAsService(path, { method: 'DELETE' })).rejects.toThrow('cannot be changed')
    expect(await eventsOf(project)).toEqual(before)
    await requestAsService(`projects?id=eq.${project}`, { method: 'DELETE' })
    expect(await eventsOf(project)).toEqual([])
  })

  it('is told to open browsers of both sides [FORT-13]', async () => {
    const room = await createRoom()
    const [now] = (await callAsService('live_events_after')) as { cursor: string }[]
    await start(room.project)
    const events = (await callAsService('live_events_after', { after: now!.cursor })) as Record<string, unknown>[]
    const own = events.filter(({ project_id }) => project_id === room.project)
    expect(own).toContainEqual(expect.objectContaining({ kind: 'project', user_id: room.client.id, for_admins: true }))
  })
})
