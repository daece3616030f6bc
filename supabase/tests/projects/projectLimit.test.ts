import { sentenceFor } from '../../src/core/errors.ts'
import { createProject, deleteProject, restoreProject } from '../../src/projects/projects.ts'
import { as, insert, service, signUp, withToken } from '../support/api.ts'
import { list, me, newProject, run, signedInClient } from '../support/signedInClient.ts'

const most = 500
const sentence =
  'You have 500 projects, which is the most one account can have. Please delete one that you no longer need.'

const sentenceInAll =
  'You have created 1,000 projects, deleted ones included, which is the most one account can have. Please get in touch with us.'

signedInClient()

const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ user_id: me.id, name: `Agent ${n + 1}` }))
const fill = (count: number) => insert('projects', rows(count))
const deletedOnes = (count: number, owner = me.id) =>
  rows(count).map((row) => ({ ...row, user_id: owner, deleted_at: '2025-01-01' }))
const create = () => run(createProject(), newProject('One more'))
const outcomeOf = (change: Promise<unknown>) =>
  change.then(
    () => 'stored',
    (error: unknown) => sentenceFor(error, 'Could not save. Try again.'),
  )

describe('a client has at most 500 projects', () => {
  it('and reads so when there would be one more, until one is deleted', async () => {
    await fill(most)
    expect(await outcomeOf(create())).toBe(sentence)
    const [project] = (await list()).projects
    await run(deleteProject(), project!.id)
    expect(await outcomeOf(create())).toBe('stored')
    expect(await outcomeOf(create())).toBe(sentence)
    expect((await list()).count).toBe(most)
  })

  it('also when a deleted one comes back; one that was never deleted stays', async () => {
    await fill(1)
    const [project] = (await list()).projects
    await run(deleteProject(), project!.id)
    await fill(most)
    expect(await outcomeOf(run(restoreProject(), project!.id))).toBe(sentence)
    const [other] = (await list()).projects
    expect(await outcomeOf(run(restoreProject(), other!.id))).toBe('stored')
    await run(deleteProject(), other!.id)
    expect(await outcomeOf(run(restoreProject(), project!.id))).toBe('stored')
    expect((await list()).count).toBe(most)
  })

  it('unless admins add to them', async () => {
    await fill(most)
    const [project] = (await list()).projects
    await run(deleteProject(), project!.id)
    const both = [rows(1)[0], rows(2)[1]]
    expect((await as('admin', 'projects', { method: 'POST', body: both })).status).toBe(201)
    const restored = await as('admin', 'rpc/restore_project', { method: 'POST', body: { project: project!.id } })
    expect(restored.status).toBe(204)
    expect((await list()).count).toBe(most + 2)
  })
})

describe('a client has created at most 1,000 projects, deleted ones included', () => {
  it('and reads so when there would be one more, whatever is deleted then', async () => {
    await insert('projects', deletedOnes(999))
    expect(await outcomeOf(create())).toBe('stored')
    expect(await outcomeOf(create())).toBe(sentenceInAll)
    const [project] = (await list()).projects
    await run(deleteProject(), project!.id)
    expect(await outcomeOf(create())).toBe(sentenceInAll)
    expect(await outcomeOf(run(restoreProject(), project!.id))).toBe('stored')
  })

  it('also when the 500 are all there, because no deletion makes room any more', async () => {
    await fill(most)
    await insert('projects', deletedOnes(500))
    expect(await outcomeOf(create())).toBe(sentenceInAll)
  })

  it('also when several are sent together, or at the same moment', async () => {
    const { id, token } = await signUp(`${crypto.randomUUID()}@limits.example`, { name: 'Restless' })
    const send = (body: unknown) => withToken(token, 'projects', { method: 'POST', body })
    const stored = async () => (await service(`projects?user_id=eq.${id}&deleted_at=is.null`)).rows.length
    await insert('projects', deletedOnes(998, id))
    await send([{ name: 'A' }, { name: 'B' }, { name: 'C' }])
    expect(await stored()).toBe(0)
    await Promise.all(['A', 'B', 'C'].map((name) => send({ name })))
    expect(await stored()).toBe(2)
  })

  it('unless admins add to them', async () => {
    await insert('projects', deletedOnes(1000))
    expect((await as('admin', 'projects', { method: 'POST', body: rows(1) })).status).toBe(201)
  })

  it('and hears nothing of how many another one has', async () => {
    const { id } = await signUp(`${crypto.randomUUID()}@limits.example`, { name: 'Full' })
    await insert('projects', deletedOnes(1000, id))
    const { token } = await signUp(`${crypto.randomUUID()}@limits.example`, { name: 'Curious' })
    const body = { user_id: id, name: 'Not mine' }
    expect((await withToken(token, 'projects', { method: 'POST', body })).code).toBe('42501')
  })
})

describe('of projects sent together', () => {
  const send = async (count: number) => {
    const { id, token } = await signUp(`${crypto.randomUUID()}@limits.example`, { name: 'Eager' })
    const body = rows(count).map(({ name }) => ({ name }))
    const { code } = await withToken(token, 'projects', { method: 'POST', body })
    const stored = (await service(`projects?select=id&user_id=eq.${id}`)).rows.length
    const events = (await service(`project_events?select=id&actor_id=eq.${id}`)).rows.length
    return { code, stored, events }
  }

  it('500 are stored', async () => {
    expect(await send(most)).toEqual({ code: undefined, stored: most, events: most })
  })

  it.each([most + 1, 10_000])('%d are refused, all of them', async (count) => {
    expect(await send(count)).toEqual({ code: 'PT409', stored: 0, events: 0 })
  })
})
