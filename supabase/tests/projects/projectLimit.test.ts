import { errorMessageFor } from '../../src/core/errors.ts'
import { createProject, deleteProject, restoreProject } from '../../src/projects/mutations.ts'
import { requestAs, insertRows, requestAsService, signUp, requestWithToken } from '../support/api.ts'
import { fetchList, currentUser, newProject, runMutation, signedInClient } from '../support/signedInClient.ts'

const most = 500
const sentence =
  'You have 500 projects, which is the most one account can have. Please delete one that you no longer need.'

const sentenceInAll =
  'You have created 1,000 projects, deleted ones included, which is the most one account can have. Please get in touch with us.'

signedInClient()

const rows = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ user_id: currentUser.id, name: `Agent ${n + 1}` }))
const fill = (count: number) => insertRows('projects', rows(count))
const deletedOnes = (count: number, owner = currentUser.id) =>
  rows(count).map((row) => ({ ...row, user_id: owner, deleted_at: '2025-01-01' }))
const create = () => runMutation(createProject(), newProject('One more'))
const outcomeOf = (change: Promise<unknown>) =>
  change.then(
    () => 'stored',
    (error: unknown) => errorMessageFor(error, 'Could not save. Try again.'),
  )

describe('a client has at most 500 projects', () => {
  it('and reads so when there would be one more, until one is deleted', async () => {
    await fill(most)
    expect(await outcomeOf(create())).toBe(sentence)
    const [project] = (await fetchList()).projects
    await runMutation(deleteProject(), project!.id)
    expect(await outcomeOf(create())).toBe('stored')
    expect(await outcomeOf(create())).toBe(sentence)
    expect((await fetchList()).count).toBe(most)
  })

  it('also when a deleted one comes back; one that was never deleted stays', async () => {
    await fill(1)
    const [project] = (await fetchList()).projects
    await runMutation(deleteProject(), project!.id)
    await fill(most)
    expect(await outcomeOf(runMutation(restoreProject(), project!.id))).toBe(sentence)
    const [other] = (await fetchList()).projects
    expect(await outcomeOf(runMutation(restoreProject(), other!.id))).toBe('stored')
    await runMutation(deleteProject(), other!.id)
    expect(await outcomeOf(runMutation(restoreProject(), project!.id))).toBe('stored')
    expect((await fetchList()).count).toBe(most)
  })

  it('unless admins add to them', async () => {
    await fill(most)
    const [project] = (await fetchList()).projects
    await runMutation(deleteProject(), project!.id)
    const both = [rows(1)[0], rows(2)[1]]
    expect((await requestAs('admin', 'projects', { method: 'POST', body: both })).status).toBe(201)
    const restored = await requestAs('admin', 'rpc/restore_project', { method: 'POST', body: { project: project!.id } })
    expect(restored.status).toBe(204)
    expect((await fetchList()).count).toBe(most + 2)
  })
})

describe('a client has created at most 1,000 projects, deleted ones included', () => {
  it('and reads so when there would be one more, whatever is deleted then', async () => {
    await insertRows('projects', deletedOnes(999))
    expect(await outcomeOf(create())).toBe('stored')
    expect(await outcomeOf(create())).toBe(sentenceInAll)
    const [project] = (await fetchList()).projects
    await runMutation(deleteProject(), project!.id)
    expect(await outcomeOf(create())).toBe(sentenceInAll)
    expect(await outcomeOf(runMutation(restoreProject(), project!.id))).toBe('stored')
  })

  it('also when the 500 are all there, because no deletion makes room any more', async () => {
    await fill(most)
    await insertRows('projects', deletedOnes(500))
    expect(await outcomeOf(create())).toBe(sentenceInAll)
  })

  it('also when several are sent together, or at the same moment', async () => {
    const { id, token } = await signUp(`${crypto.randomUUID()}@limits.example`, { name: 'Restless' })
    const send = (body: unknown) => requestWithToken(token, 'projects', { method: 'POST', body })
    const stored = async () => (await requestAsService(`projects?user_id=eq.${id}&deleted_at=is.null`)).rows.length
    await insertRows('projects', deletedOnes(998, id))
    await send([{ name: 'A' }, { name: 'B' }, { name: 'C' }])
    expect(await stored()).toBe(0)
    await Promise.all(['A', 'B', 'C'].map((name) => send({ name })))
    expect(await stored()).toBe(2)
  })

  it('unless admins add to them', async () => {
    await insertRows('projects', deletedOnes(1000))
    expect((await requestAs('admin', 'projects', { method: 'POST', body: rows(1) })).status).toBe(201)
  })

  it('and hears nothing of how many another one has', async () => {
    const { id } = await signUp(`${crypto.randomUUID()}@limits.example`, { name: 'Full' })
    await insertRows('projects', deletedOnes(1000, id))
    const { token } = await signUp(`${crypto.randomUUID()}@limits.example`, { name: 'Curious' })
    const body = { user_id: id, name: 'Not mine' }
    expect((await requestWithToken(token, 'projects', { method: 'POST', body })).code).toBe('42501')
  })
})

describe('of projects sent together', () => {
  const send = async (count: number) => {
    const { id, token } = await signUp(`${crypto.randomUUID()}@limits.example`, { name: 'Eager' })
    const body = rows(count).map(({ name }) => ({ name }))
    const { code } = await requestWithToken(token, 'projects', { method: 'POST', body })
    const stored = (await requestAsService(`projects?select=id&user_id=eq.${id}`)).rows.length
    const events = (await requestAsService(`project_events?select=id&actor_id=eq.${id}`)).rows.length
    return { code, stored, events }
  }

  it('500 are stored', async () => {
    expect(await send(most)).toEqual({ code: undefined, stored: most, events: most })
  })

  it.each([most + 1, 10_000])('%d are refused, all of them', async (count) => {
    expect(await send(count)).toEqual({ code: 'PT409', stored: 0, events: 0 })
  })
})
