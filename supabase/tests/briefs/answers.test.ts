import { insertRows, requestAs, requestAsService, requestWithToken } from '../support/api.ts'
import {
  acceptBrief,
  answerTo,
  createBriefRoom,
  fetchBrief,
  saveAnswer,
  skipBrief,
  submitSampleBrief,
} from '../support/projects/briefs.ts'
import { callAs, callAsAdmin, callAsService, storeFile } from '../support/projects/rooms.ts'

/** A file of a project; resolves to its id. */
async function createFile(uploader: string, project: string) {
  const version = await storeFile(uploader, project, `${crypto.randomUUID()}.txt`)
  return String((await requestAsService(`project_file_versions?id=eq.${version}`)).rows[0]!.file_id)
}

describe('the answers of a brief', () => {
  it('are those to the questions that fit the plan of the project [FORT-34]', async () => {
    const labels = async (plan: string | null) =>
      (await fetchBrief(await createBriefRoom(plan))).questions.map(({ label }) => label)
    const forAll = ['What should it do?', 'Which?', 'How many?', 'A sample']
    expect(await labels(null)).toEqual(forAll)
    expect(await labels('starter-agent')).toEqual(forAll)
    expect(await labels('enterprise-agent')).toEqual([...forAll, 'Which rules?'])
    const room = await createBriefRoom()
    expect((await saveAnswer(room, room.questions.enterprise, 'x', null)).code).toBe('PT404')
  })

  it('are saved one by one, as they were typed [FORT-35]', async () => {
    const room = await createBriefRoom()
    const { text, choice, number, file } = room.questions
    const fileId = await createFile(room.client.id, room.project)
    await saveAnswer(room, text, ' Sort the mail\n')
    await saveAnswer(room, choice, 'Phone')
    await saveAnswer(room, number, '2.5')
    expect((await saveAnswer(room, file, fileId)).rows).toMatchObject([{ value: null, file_id: fileId }])
    const brief = await fetchBrief(room)
    expect(answerTo(brief, text)?.value).toBe(' Sort the mail\n')
    expect(answerTo(brief, choice)?.value).toBe('Phone')
    expect(answerTo(brief, number)?.value).toBe('2.5')
    expect(answerTo(brief, file)?.file).toMatchObject({ id: fileId })
    const [state] = (await callAs(room.client.token, 'brief_states', { projects: [room.project] })).rows
    expect(state).toEqual({
      ...{ project_id: room.project, state: 'open', total: 4, answered: 4, missing: 0, open_queries: 0 },
    })
    for (const cleared of [' ', null]) await saveAnswer(room, text, cleared)
    await requestAsService(`project_files?id=eq.${fileId}`, { method: 'DELETE' })
    const [later] = (await callAs(room.client.token, 'brief_states', { projects: [room.project] })).rows
    expect(later).toMatchObject({ answered: 2, missing: 1 })
  })

  it.each<[string, 'text' | 'choice' | 'number' | 'file', string]>([
    ['a text that is too long', 'text', 'x'.repeat(4001)],
    ['a choice that is not offered', 'choice', 'Fax'],
    ['a text for a number', 'number', 'many'],
    ['a number in another notation', 'number', '1e1'],
    ['less than the least', 'number', '0'],
    ['more than the most', 'number', '101'],
    ['a file that is none', 'file', 'x'],
    ['an unknown file', 'file', crypto.randomUUID()],
  ])('cannot be %s [FORT-35]', async (_what, kind, answer) => {
    const room = await createBriefRoom()
    expect((await saveAnswer(room, room.questions[kind], answer, null)).code).toBe('PT422')
  })

  it('have at most 4,000 characters, and no file of another project [FORT-35]', async () => {
    const room = await createBriefRoom()
    expect((await saveAnswer(room, room.questions.text, '🦊'.repeat(4000), null)).status).toBe(200)
    const other = await createBriefRoom()
    const foreign = await createFile(other.client.id, other.project)
    expect((await saveAnswer(room, room.questions.file, foreign, null)).code).toBe('PT422')
  })

  it('are not saved over what another device has saved meanwhile [FORT-36]', async () => {
    const room = await createBriefRoom()
    const { text } = room.questions
    const [first] = (await saveAnswer(room, text, 'One', null)).rows
    expect((await saveAnswer(room, text, 'Two', null)).rows).toEqual([])
    // The response to the first device was lost, so it sends again what is stored.
    expect((await saveAnswer(room, text, 'One', null)).rows).toEqual([first])
    const [second] = (await saveAnswer(room, text, 'Two', String(first!.updated_at))).rows
    expect(second).toMatchObject({ value: 'Two' })
    expect((await saveAnswer(room, text, null, String(first!.updated_at))).rows).toEqual([])
    expect(answerTo(await fetchBrief(room), text)?.value).toBe('Two')
  })

  it('are sent when every required question has one, and may change until the brief is accepted [FORT-37]', async () => {
    const room = await createBriefRoom()
    const { text, number } = room.questions
    const submit = () => callAs(room.client.token, 'submit_brief', { project: room.project })
    expect((await submit()).body).toMatchObject({ message: '2 questions still need an answer.' })
    await saveAnswer(room, text, 'Sort')
    expect((await submit()).body).toMatchObject({ message: 'One question still needs an answer.' })
    expect((await submitSampleBrief(room)).status).toBe(204)
    expect((await submit()).status).toBe(204)
    expect((await saveAnswer(room, text, 'Sort more')).rows).toHaveLength(1)
    expect((await saveAnswer(room, text, '')).code).toBe('PT422')
    expect((await saveAnswer(room, number, null)).status).toBe(200)
    await acceptBrief(room)
    expect((await saveAnswer(room, text, 'Too late')).code).toBe('PT409')
    const { events, state } = await fetchBrief(room)
    expect(state).toBe('accepted')
    expect(events.map(({ kind, by }) => `${kind} by ${by}`)).toEqual(['accepted by team', 'submitted by you'])
  })

  it('are written by the client of the project only [FORT-38]', async () => {
    const room = await createBriefRoom()
    const { text } = room.questions
    const { project } = room
    await saveAnswer(room, text, 'Mine')
    const save = { project, question: text.id, answer: 'Theirs', base_version: null }
    const calls: [string, object][] = [
      ['save_brief_answer', save],
      ['submit_brief', { project }],
    ]
    for (const [name, body] of calls) {
      expect((await callAsAdmin(name, body)).code).toBe('42501')
      expect((await callAs(undefined, name, body)).code).toBe('42501')
      expect((await requestAs('otherClient', `rpc/${name}`, { method: 'POST', body })).code).toBe('PT404')
      await expect(callAsService(name, body)).rejects.toThrow('42501')
    }
    const before = await fetchBrief(room)
    expect((await requestAs('otherClient', 'rpc/project_brief', { method: 'POST', body: { project } })).body).toBe(
      'null',
    )
    expect(
      (await requestAs('otherClient', 'rpc/brief_states', { method: 'POST', body: { projects: [project] } })).rows,
    ).toEqual([])
    for (const relation of ['project_briefs', 'brief_answers']) {
      const rows = `${relation}?project_id=eq.${project}`
      expect((await requestAs('otherClient', rows)).rows).toEqual([])
      for (const body of [{ accepted_at: '2025-01-01T00:00:00Z' }, { value: 'x' }]) {
        await requestWithToken(room.client.token, rows, { method: 'PATCH', body })
      }
      await requestWithToken(room.client.token, rows, { method: 'DELETE' })
    }
    expect(await fetchBrief(room)).toEqual(before)
  })

  it('of a deleted project are neither read nor written by its client [FORT-38]', async () => {
    const room = await createBriefRoom()
    await saveAnswer(room, room.questions.text, 'Mine')
    await requestWithToken(room.client.token, `projects?id=eq.${room.project}`, { method: 'DELETE' })
    expect(await fetchBrief(room)).toBe('null')
    expect((await saveAnswer(room, room.questions.text, 'x', null)).code).toBe('PT404')
    expect((await skipBrief(room.project)).code).toBe('PT409')
    expect((await callAsAdmin('project_brief', { project: room.project })).body).toMatchObject({ state: 'open' })
  })

  it('are told to the open browsers of both sides [FORT-39]', async () => {
    const room = await createBriefRoom()
    const [now] = (await callAsService('live_events_after')) as { cursor: string }[]
    await saveAnswer(room, room.questions.text, 'Mine')
    const events = (await callAsService('live_events_after', { after: now!.cursor })) as Record<string, unknown>[]
    expect(events.filter(({ project_id }) => project_id === room.project)).toMatchObject([
      { kind: 'project', user_id: room.client.id, for_admins: true },
    ])
  })

  it('are in the export of the client, and go with the account [FORT-40]', async () => {
    const room = await createBriefRoom()
    await submitSampleBrief(room)
    const { projects } = (await callAs(room.client.token, 'export_own_data')).body as { projects: unknown[] }
    expect(projects).toMatchObject([
      {
        brief: {
          questions: [{ question: 'What should it do?', answer: 'Sort the mail' }, { answer: 'Email' }, {}, {}, {}],
          history: [{ kind: 'submitted', by: 'you' }],
        },
      },
    ])
    await callAs(room.client.token, 'delete_own_account')
    for (const relation of ['project_briefs', 'brief_answers', 'project_brief_events']) {
      expect((await requestAsService(`${relation}?project_id=eq.${room.project}`)).rows).toEqual([])
    }
  })

  it('of many projects begin with their projects [FORT-32]', async () => {
    const { client } = await createBriefRoom()
    const projects = Array.from({ length: 900 }, () => ({ id: crypto.randomUUID(), user_id: client.id, name: 'Many' }))
    await insertRows('projects', projects)
    const { rows } = await requestAsService(
      `project_briefs?select=project_id,projects!inner(user_id)&projects.user_id=eq.${client.id}`,
    )
    expect(rows).toHaveLength(901)
  })
})
