import { requestAs, requestAsService, requestWithToken } from '../support/api.ts'
import {
  acceptBrief,
  askBack,
  createBriefRoom,
  createSubmittedBrief,
  fetchBrief,
  reopenBrief,
  saveAnswer,
  skipBrief,
  submitSampleBrief,
} from '../support/projects/briefs.ts'
import { callAs, callAsAdmin } from '../support/projects/rooms.ts'
import { question } from '../support/projects/sampleQuestions.ts'

describe('asking back about an answer', () => {
  it('is a message in the room that quotes the question, and keeps the brief from being accepted [FORT-46]', async () => {
    const room = await createSubmittedBrief()
    const message = crypto.randomUUID()
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      expect((await askBack(room, room.questions.text, ' Which mailbox? ', message)).status).toBe(204)
    }
    const { rows: messages } = await requestWithToken(
      room.client.token,
      `project_messages?project_id=eq.${room.project}`,
    )
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
    await reopenBrief(room)
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
