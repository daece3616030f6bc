import { requestAs, requestAsService, requestWithToken } from '../support/api.ts'
import {
  acceptBrief,
  askBack,
  createBriefRoom,
  fetchBrief,
  saveAnswer,
  skipBrief,
  submitSampleBrief,
} from '../support/briefs.ts'
import { callAs, callAsAdmin, callAsService, createRoom, type Room } from '../support/rooms.ts'
import { question } from '../support/sampleQuestions.ts'

const start = ({ project }: Room) => callAsAdmin('start_project_steps', { project, first_day: '2025-09-01' })
const reopen = ({ project }: Room, reason = 'The mailbox has changed') =>
  callAsAdmin('reopen_brief', { project, reason })

async function createSubmittedBrief() {
  const room = await createBriefRoom()
  await submitSampleBrief(room)
  return room
}

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
    expect((await reopen(room)).code).toBe('PT409')
    await acceptBrief(room)
    expect((await reopen(room, '')).code).toBe('PT422')
    expect((await reopen(room)).status).toBe(204)
    expect(await fetchBrief(room)).toMatchObject({
      ...{ state: 'open', submitted_at: null },
      events: [{ kind: 'reopened', reason: 'The mailbox has changed' }, {}, {}],
    })
    await submitSampleBrief(room)
    await acceptBrief(room)
    await start(room)
    expect((await reopen(room)).code).toBe('PT409')
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

describe('asking back about an answer', () => {
  it('is a message in the room that quotes the question, and keeps the brief from being accepted [FORT-46]', async () => {
    const room = await createSubmittedBrief()
    const message = crypto.randomUUID()
    for (const _attempt of [1, 2]) {
      expect((await askBack(room, room.questions.text, ' Which mailbox? ', message)).status).toBe(204)
    }
    const { rows: messages } = await requestWithToken(room.client.token, `project_messages?project_id=eq.${room.project}`)
    expect(messages).toMatchObject([{ id: message, side: 'team', body: '> What should it do?\n\nWhich mailbox?' }])
    const brief = await fetchBrief(room)
    expect(brief.questions[0]).toMatchObject({
      queries: [{ sequence: messages[0]!.sequence, body: 'Which mailbox?', resolved_at: null }],
    })
    expect(brief.events[0]).toMatchObject({ kind: 'asked', question_id: room.questions.text.id })
    expect((await acceptBrief(room)).body).toMatchObject({
      message: 'The client has not answered what you asked yet.',
    })
  })

  it.each(['the client changes the answer', 'the client says so', 'an admin says so', 'the message is deleted'])(
    'is over when %s [FORT-47]',
    async (how) => {
      const room = await createSubmittedBrief()
      const { text } = room.questions
      const message = crypto.randomUUID()
      await askBack(room, text, 'Which?', message)
      const resolve = { project: room.project, question: text.id }
      if (how === 'the client changes the answer') await saveAnswer(room, text, 'Sort the shared mailbox')
      else if (how === 'the client says so') await callAs(room.client.token, 'resolve_brief_queries', resolve)
      else if (how === 'an admin says so') await callAsAdmin('resolve_brief_queries', resolve)
      else await callAsAdmin('delete_message', { message })
      expect((await acceptBrief(room)).status).toBe(204)
      const { queries } = (await fetchBrief(room)).questions[0]!
      expect(queries.filter(({ resolved_at }) => resolved_at === null)).toEqual([])
    },
  )

  it('does not wait for a question that no longer fits the plan, and settling nothing changes nothing [FORT-47]', async () => {
    const room = await createBriefRoom('enterprise-agent')
    const { enterprise, text } = room.questions
    await saveAnswer(room, enterprise, 'ISO 27001')
    await submitSampleBrief(room)
    await askBack(room, enterprise)
    await requestAsService(`projects?id=eq.${room.project}`, { method: 'PATCH', body: { budget_range: 'custom' } })
    const { updated_at } = await fetchBrief(room)
    await callAsAdmin('resolve_brief_queries', { project: room.project, question: text.id })
    expect((await fetchBrief(room)).updated_at).toBe(updated_at)
    expect((await acceptBrief(room)).status).toBe(204)
  })

  it('needs a question of the brief and a text, and is not for others [FORT-46]', async () => {
    const room = await createSubmittedBrief()
    const { text } = room.questions
    expect((await askBack(room, question())).code).toBe('PT404')
    expect((await askBack(room, text, ' ')).code).toBe('PT422')
    expect((await askBack(room, text, 'x'.repeat(2001))).code).toBe('PT422')
    const body = { project: room.project, question: text.id }
    expect((await requestAs('otherClient', 'rpc/resolve_brief_queries', { method: 'POST', body })).code).toBe('PT404')
    await skipBrief(room.project)
    expect((await askBack(room, text)).code).toBe('PT409')
  })
})

describe('what happened to a brief', () => {
  it('is told to the other side by mail, and is in the export [FORT-39]', async () => {
    const room = await createSubmittedBrief()
    await askBack(room, room.questions.text)
    await saveAnswer(room, room.questions.text, 'Sort the shared mailbox')
    await acceptBrief(room)
    await reopen(room)
    await skipBrief(room.project)
    const { projects } = (await callAs(room.client.token, 'export_own_data')).body as {
      projects: { updates: { side: string; kind: string; subject: string }[] }[]
    }
    expect(projects[0]!.updates.map(({ side, kind, subject }) => [side, kind, subject].join(' '))).toEqual([
      'client brief_submitted ',
      'team brief_asked What should it do?',
      'client brief_answered What should it do?',
      'team brief_accepted ',
      'team brief_reopened The mailbox has changed',
      'team brief_skipped On the phone',
    ])
  })

  it('never changes, not even with the secret key [FORT-48]', async () => {
    const room = await createSubmittedBrief()
    const path = `project_brief_events?project_id=eq.${room.project}`
    for (const call of [
      { method: 'PATCH', body: { kind: 'accepted' } },
      { method: 'PATCH', body: { actor_id: null } },
      { method: 'DELETE' },
    ]) {
      await expect(requestAsService(path, call)).rejects.toThrow('cannot be changed')
    }
    await requestAsService(`projects?id=eq.${room.project}`, { method: 'DELETE' })
    expect((await requestAsService(path)).rows).toEqual([])
  })
})
