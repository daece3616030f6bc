import { requestAsService } from '../support/api.ts'
import {
  acceptBrief,
  createBriefRoom,
  createSubmittedBrief,
  fetchBrief,
  reopenBrief,
  saveAnswer,
  skipBrief,
  submitSampleBrief,
} from '../support/projects/briefs.ts'
import { callAs, callAsAdmin, callAsService, createRoom, type Room } from '../support/projects/rooms.ts'

const start = ({ project }: Room) => callAsAdmin('start_project_steps', { project, first_day: '2025-09-01' })

describe('the clock of a project', () => {
  it('does not start before the brief is accepted [FORT-41]', async () => {
    const room = await createBriefRoom()
    expect((await start(room)).body).toMatchObject({
      ...{ code: 'PT409', message: expect.stringMatching(/^The brief of this project is not accepted yet/) as string },
    })
    await submitSampleBrief(room)
    expect((await start(room)).code).toBe('PT409')
    expect((await acceptBrief(room)).status).toBe(204)
    expect((await start(room)).status).toBe(204)
  })

  it('starts without a brief where an admin skips it with a reason [FORT-42]', async () => {
    const room = await createBriefRoom()
    expect((await callAsAdmin('skip_brief', { project: room.project, reason: ' ' })).code).toBe('PT422')
    expect((await skipBrief(room.project)).status).toBe(204)
    expect((await skipBrief(room.project)).code).toBe('PT409')
    expect((await saveAnswer(room, room.questions.text, 'x')).code).toBe('PT409')
    expect(await fetchBrief(room)).toMatchObject({
      state: 'skipped',
      events: [{ kind: 'skipped', reason: 'On the phone', by: 'team' }],
    })
    expect((await start(room)).status).toBe(204)
  })

  it('starts for projects that have no brief, which an admin may begin before that [FORT-43]', async () => {
    const room = await createRoom()
    const rows = `project_briefs?project_id=eq.${room.project}`
    await requestAsService(rows, { method: 'DELETE' })
    const begin = () => callAsAdmin('start_brief', { project: room.project })
    expect((await begin()).status).toBe(204)
    expect((await begin()).code).toBe('PT409')
    expect(await fetchBrief(room)).toMatchObject({ state: 'open', events: [{ kind: 'started' }] })
    expect((await start(room)).code).toBe('PT409')
    await requestAsService(rows, { method: 'DELETE' })
    expect((await start(room)).status).toBe(204)
    expect((await begin()).code).toBe('PT409')
  })
})

describe('accepting a brief', () => {
  it('needs one that was sent and is complete, in the version that the admin has read [FORT-41]', async () => {
    const room = await createBriefRoom()
    expect((await acceptBrief(room)).code).toBe('PT409')
    await submitSampleBrief(room)
    const read = (await fetchBrief(room)).updated_at
    await saveAnswer(room, room.questions.number, '5')
    const stale = await callAsAdmin('accept_brief', { project: room.project, base_version: read })
    expect(stale.body).toMatchObject({ message: expect.stringContaining('has changed in the meantime') as string })
    await requestAsService(`projects?id=eq.${room.project}`, {
      method: 'PATCH',
      body: { budget_range: 'enterprise-agent' },
    })
    expect((await acceptBrief(room)).body).toMatchObject({ message: 'A required question has no answer.' })
    await saveAnswer(room, room.questions.enterprise, 'ISO 27001')
    expect((await acceptBrief(room)).status).toBe(204)
    expect((await acceptBrief(room)).status).toBe(204)
    expect((await skipBrief(room.project)).code).toBe('PT409')
  })

  it('is taken back with a reason until the project has started, and then the client sends it again [FORT-44]', async () => {
    const room = await createSubmittedBrief()
    expect((await reopenBrief(room)).code).toBe('PT409')
    await acceptBrief(room)
    expect((await reopenBrief(room, '')).code).toBe('PT422')
    expect((await reopenBrief(room)).status).toBe(204)
    expect(await fetchBrief(room)).toMatchObject({
      ...{ state: 'open', submitted_at: null },
      events: [{ kind: 'reopened', reason: 'The mailbox has changed' }, {}, {}],
    })
    await submitSampleBrief(room)
    await acceptBrief(room)
    await start(room)
    expect((await reopenBrief(room)).code).toBe('PT409')
  })

  it('and all that the team does with a brief is done by admins only [FORT-45]', async () => {
    const room = await createSubmittedBrief()
    const { project } = room
    const { updated_at: base_version } = await fetchBrief(room)
    const calls: [string, object][] = [
      ['accept_brief', { project, base_version }],
      ['skip_brief', { project, reason: 'x' }],
      ['reopen_brief', { project, reason: 'x' }],
      ['start_brief', { project }],
      ['ask_about_answer', { project, question: room.questions.text.id, message: crypto.randomUUID(), body: 'x' }],
    ]
    for (const [name, body] of calls) {
      for (const token of [room.client.token, undefined]) expect((await callAs(token, name, body)).code).toBe('42501')
      await expect(callAsService(name, body)).rejects.toThrow('42501')
    }
    expect(await fetchBrief(room)).toMatchObject({ state: 'submitted', updated_at: base_version })
  })
})
