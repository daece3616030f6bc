import { insertRows, requestAs, requestAsService, requestWithToken } from '../support/api.ts'
import { createBriefRoom, fetchBrief } from '../support/projects/briefs.ts'
import { callAs, callAsAdmin, createProject, createRoom } from '../support/projects/rooms.ts'
import { question, type Question, sampleQuestions } from '../support/projects/sampleQuestions.ts'
import { runExclusively } from '../support/runExclusively.ts'

runExclusively('brief-draft')

type Version = { id: string; number: number; questions: Question[]; updated_at: string; published_at: string | null }

const represent = { Prefer: 'return=representation' }
const insertDraft = (questions: unknown) =>
  requestAs('admin', 'brief_versions', { method: 'POST', body: { questions }, headers: represent })
const createDraft = async (questions: unknown = [question()]) => (await insertDraft(questions)).rows[0] as Version
const discardDraft = () => requestAs('admin', 'brief_versions?published_at=is.null', { method: 'DELETE' })
const publish = ({ id, updated_at }: Version) => callAsAdmin('publish_brief', { version: id, base_version: updated_at })

afterEach(discardDraft)

describe('a questionnaire', () => {
  it('is edited as the only draft, with the next number [FORT-30]', async () => {
    const draft = await createDraft()
    const [latest] = (await requestAsService('brief_versions?published_at=not.is.null&order=number.desc&limit=1')).rows
    expect(draft.number).toBeGreaterThan(Number(latest!.number))
    expect(draft.published_at).toBeNull()
    expect((await insertDraft([])).code).toBe('23505')
    const path = `brief_versions?id=eq.${draft.id}`
    const questions = Object.values(sampleQuestions())
    expect((await requestAs('admin', path, { method: 'PATCH', body: { questions } })).status).toBe(204)
    expect((await requestAs('admin', path)).rows[0]).toMatchObject({ questions })
    for (const body of [{ number: 1 }, { published_at: '2025-01-01T00:00:00Z' }]) {
      expect((await requestAs('admin', path, { method: 'PATCH', body })).code).toBe('42501')
    }
  })

  it('is published in the version that the admin knows, and not without questions [FORT-31]', async () => {
    const empty = await createDraft([])
    expect((await publish(empty)).code).toBe('PT422')
    const path = `brief_versions?id=eq.${empty.id}`
    await requestAs('admin', path, { method: 'PATCH', body: { questions: [question()] } })
    expect((await publish(empty)).rows).toEqual([])
    const [stored] = (await requestAs('admin', path)).rows as Version[]
    expect((await publish(stored!)).rows).toMatchObject([{ id: empty.id, published_at: expect.any(String) as string }])
    expect((await publish(stored!)).code).toBe('PT409')
  })

  it('never changes once it is published, not even with the secret key [FORT-31]', async () => {
    const draft = await createDraft()
    await publish(draft)
    const path = `brief_versions?id=eq.${draft.id}`
    const [before] = (await requestAsService(path)).rows
    await requestAs('admin', path, { method: 'PATCH', body: { questions: [] } })
    await requestAs('admin', path, { method: 'DELETE' })
    for (const call of [
      { method: 'PATCH', body: { questions: [] } },
      { method: 'PATCH', body: { published_at: null } },
      { method: 'PATCH', body: { published_by: null } },
      { method: 'DELETE' },
    ]) {
      await expect(requestAsService(path, call)).rejects.toThrow('never changed')
    }
    expect((await requestAsService(path)).rows).toEqual([before])
  })

  it('is that of projects from then on, and running briefs keep theirs [FORT-32]', async () => {
    const room = await createRoom()
    const before = await fetchBrief(room)
    const draft = await createDraft([question({ label: 'New?' })])
    await publish(draft)
    expect(await fetchBrief(room)).toEqual(before)
    const later = { ...room, project: await createProject(room.client.token) }
    expect(await fetchBrief(later)).toMatchObject({
      ...{ number: draft.number, state: 'open', questions: [{ label: 'New?' }], events: [] },
    })
  })

  it.each<[string, unknown, string]>([
    ['more than 30 questions', Array.from({ length: 31 }, () => question()), 'PT422'],
    ['no list', {}, '22023'],
    ['a question without a text', [question({ label: ' ' })], 'PT422'],
    ['a text of two lines', [question({ label: 'a\nb' })], 'PT422'],
    ['a text that is too long', [question({ label: 'x'.repeat(201) })], 'PT422'],
    ['help that is too long', [question({ help: 'x'.repeat(501) })], 'PT422'],
    ['an unknown type', [question({ type: 'date' })], '22023'],
    ['an unknown field', [question({ color: 'red' })], '22023'],
    ['an id that is none', [question({ id: 'x' })], '22023'],
    ['one choice', [question({ type: 'choice', choices: ['a'] })], 'PT422'],
    ['the same choice twice', [question({ type: 'choice', choices: ['a', 'a'] })], 'PT422'],
    ['an empty choice', [question({ type: 'choice', choices: ['a', ' '] })], 'PT422'],
    ['choices of a text', [question({ choices: ['a', 'b'] })], '22023'],
    ['limits of a text', [question({ min: 1 })], '22023'],
    ['limits in the wrong order', [question({ type: 'number', min: 2, max: 1 })], 'PT422'],
    ['plans that are none', [question({ plans: [''] })], '22023'],
    ['null as a question', [null], '22023'],
  ])('is refused with %s [FORT-30]', async (_what, questions, code) => {
    expect((await insertDraft(questions)).code).toBe(code)
  })

  it('with the same question twice is refused [FORT-30]', async () => {
    const one = question()
    expect((await insertDraft([one, one])).code).toBe('22023')
  })

  it('is read and written by admins, and read by clients whose brief it is [FORT-33]', async () => {
    const room = await createBriefRoom()
    const draft = await createDraft()
    expect((await requestWithToken(room.client.token, 'brief_versions?select=id')).rows).toHaveLength(1)
    expect((await requestWithToken(room.client.token, `brief_versions?id=eq.${draft.id}`)).rows).toEqual([])
    expect((await requestAs('visitor', 'brief_versions')).rows).toEqual([])
    const insert = { method: 'POST', body: { questions: [] } }
    await discardDraft()
    for (const token of [room.client.token, undefined]) {
      expect((await requestWithToken(token, 'brief_versions', insert)).code).toBe('42501')
      const call = { version: draft.id, base_version: draft.updated_at }
      expect((await callAs(token, 'publish_brief', call)).code).toBe('42501')
    }
  })

  it('keeps what it says when the account of its publisher is deleted [FORT-31]', async () => {
    const { client } = await createRoom()
    const id = crypto.randomUUID()
    await insertRows('brief_versions', {
      ...{ id, questions: [question()], published_at: '2025-01-01T00:00:00Z', published_by: client.id },
    })
    await callAs(client.token, 'delete_own_account')
    expect((await requestAsService(`brief_versions?id=eq.${id}`)).rows).toMatchObject([{ published_by: null }])
  })
})
