import { errorMessageFor } from '../../src/core/errors.ts'
import { createProject, deleteProject, restoreProject } from '../../src/projects/mutations.ts'
import { requestAs, insertRows, requestAsService, signUp, requestWithToken } from '../support/api.ts'
import { fetchList, currentUser, newProject, runMutation, signedInClient } from '../support/signedInClient.ts'

const maxProjects = 500
const maxProjectsMessage =
  'You have 500 projects, which is the most one account can have. Please delete one that you no longer need.'

const maxCreatedMessage =
  'You have created 1,000 projects, deleted ones included, which is the most one account can have. Please get in touch with us.'

signedInClient()

const rows = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ user_id: currentUser.id, name: `Agent ${n + 1}` }))
const fill = (count: number) => insertRows('projects', rows(count))
const deletedRows = (count: number, owner = currentUser.id) =>
  rows(count).map((row) => ({ ...row, user_id: owner, deleted_at: '2025-01-01' }))
const create = () => runMutation(createProject(), newProject('One more'))
const outcomeOf = (change: Promise<unknown>) =>
  change.then(
    () => 'stored',
    (error: unknown) => errorMessageFor(error, 'Could not save. Try again.'),
  )

describe('the limit of 500 projects', () => {
  it('rejects a 501st project until one is deleted', async () => {
    await fill(maxProjects)
    expect(await outcomeOf(create())).toBe(maxProjectsMessage)
    const [project] = (await fetchList()).projects
    await runMutation(deleteProject(), project!.id)
    expect(await outcomeOf(create())).toBe('stored')
    expect(await outcomeOf(create())).toBe(maxProjectsMessage)
    expect((await fetchList()).count).toBe(maxProjects)
  })

  it('rejects restoring a project, except one that is not deleted', async () => {
    await fill(1)
    const [project] = (await fetchList()).projects
    await runMutation(deleteProject(), project!.id)
    await fill(maxProjects)
    expect(await outcomeOf(runMutation(restoreProject(), project!.id))).toBe(maxProjectsMessage)
    const [other] = (await fetchList()).projects
    expect(await outcomeOf(runMutation(restoreProject(), other!.id))).toBe('stored')
    await runMutation(deleteProject(), other!.id)
    expect(await outcomeOf(runMutation(restoreProject(), project!.id))).toBe('stored')
    expect((await fetchList()).count).toBe(maxProjects)
  })

  it('does not apply to admins', async () => {
    await fill(maxProjects)
    const [project] = (await fetchList()).projects
    await runMutation(deleteProject(), project!.id)
    const both = [rows(1)[0], rows(2)[1]]
    expect((await requestAs('admin', 'projects', { method: 'POST', body: both })).status).toBe(201)
    const restored = await requestAs('admin', 'rpc/restore_project', { method: 'POST', body: { project: project!.id } })
    expect(restored.status).toBe(204)
    expect((await fetchList()).count).toBe(maxProjects + 2)
  })
})

describe('the limit of 1,000 created projects, deleted ones included', () => {
  it('rejects a 1,001st project, whatever is deleted afterwards', async () => {
    await insertRows('projects', deletedRows(999))
    expect(await outcomeOf(create())).toBe('stored')
    expect(await outcomeOf(create())).toBe(maxCreatedMessage)
    const [project] = (await fetchList()).projects
    await runMutation(deleteProject(), project!.id)
    expect(await outcomeOf(create())).toBe(maxCreatedMessage)
    expect(await outcomeOf(runMutation(restoreProject(), project!.id))).toBe('stored')
  })

  it('takes precedence over the limit of 500, because deleting makes no room', async () => {
    await fill(maxProjects)
    await insertRows('projects', deletedRows(500))
    expect(await outcomeOf(create())).toBe(maxCreatedMessage)
  })

  it('applies to bulk inserts and concurrent requests', async () => {
    const { id, token } = await signUp(`${crypto.randomUUID()}@limits.example`, { name: 'Restless' })
    const send = (body: unknown) => requestWithToken(token, 'projects', { method: 'POST', body })
    const stored = async () => (await requestAsService(`projects?user_id=eq.${id}&deleted_at=is.null`)).rows.length
    await insertRows('projects', deletedRows(998, id))
    await send([{ name: 'A' }, { name: 'B' }, { name: 'C' }])
    expect(await stored()).toBe(0)
    await Promise.all(['A', 'B', 'C'].map((name) => send({ name })))
    expect(await stored()).toBe(2)
  })

  it('does not apply to admins', async () => {
    await insertRows('projects', deletedRows(1000))
    expect((await requestAs('admin', 'projects', { method: 'POST', body: rows(1) })).status).toBe(201)
  })

  it('does not reveal how many projects another client has', async () => {
    const { id } = await signUp(`${crypto.randomUUID()}@limits.example`, { name: 'Full' })
    await insertRows('projects', deletedRows(1000, id))
    const { token } = await signUp(`${crypto.randomUUID()}@limits.example`, { name: 'Curious' })
    const body = { user_id: id, name: 'Not mine' }
    expect((await requestWithToken(token, 'projects', { method: 'POST', body })).code).toBe('42501')
  })
})

describe('a bulk insert of projects', () => {
  const send = async (count: number) => {
    const { id, token } = await signUp(`${crypto.randomUUID()}@limits.example`, { name: 'Eager' })
    const body = rows(count).map(({ name }) => ({ name }))
    const { code } = await requestWithToken(token, 'projects', { method: 'POST', body })
    const stored = (await requestAsService(`projects?select=id&user_id=eq.${id}`)).rows.length
    const events = (await requestAsService(`project_events?select=id&actor_id=eq.${id}`)).rows.length
    return { code, stored, events }
  }

  it('stores 500 projects', async () => {
    expect(await send(maxProjects)).toEqual({ code: undefined, stored: maxProjects, events: maxProjects })
  })

  it.each([maxProjects + 1, 10_000])('stores none of %d projects', async (count) => {
    expect(await send(count)).toEqual({ code: 'PT409', stored: 0, events: 0 })
  })
})
