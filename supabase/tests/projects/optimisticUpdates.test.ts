import { isUuid } from '../../src/core/isUuid.ts'
import { createProject, deleteProject, restoreProject } from '../../src/projects/mutations.ts'
import type { OwnProject } from '../../src/projects/ownProject.ts'
import { projectsPerPage } from '../../src/lists/pageSizes.ts'
import { ownProject } from '../../src/projects/queries.ts'
import { updateProject } from '../../src/projects/updateProject.ts'
import { requestAs, insertRows } from '../support/api.ts'
import {
  listOptions,
  unchangedForm,
  fetchList,
  currentUser,
  projectNames,
  newProject,
  fetchProject,
  queryClient,
  runMutation,
  signedInClient,
} from '../support/signedInClient.ts'

signedInClient()

const cachedList = (filter = {}) => queryClient.getQueryData(listOptions(filter).queryKey)!
const tooLong = 'n'.repeat(161)

/** Reads the cache while the mutation is pending, then expects the mutation to end as given. */
async function readWhilePending<Value>(mutation: Promise<unknown>, outcome: 'stored' | 'refused', read: () => Value) {
  const settled = mutation.then(
    () => 'stored',
    () => 'refused',
  )
  const value = await new Promise<Value>((resolve) => {
    const stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      stop()
      // Several lists change in one batch.
      queueMicrotask(() => resolve(read()))
    })
  })
  expect(await settled).toBe(outcome)
  return value
}

const fill = (count: number) =>
  insertRows(
    'projects',
    Array.from({ length: count }, (_, n) => ({
      user_id: currentUser.id,
      name: `Agent ${n + 1}`,
      created_at: new Date(Date.UTC(2025, 0, n + 1)).toISOString(),
    })),
  )

describe('a new project', () => {
  it('stands first in the list as a draft before the database responds', async () => {
    await fill(projectsPerPage)
    await fetchList()
    const creation = runMutation(createProject(), { ...newProject('Newest'), timeline: '' })
    const seen = await readWhilePending(creation, 'stored', cachedList)
    expect(seen.projects).toHaveLength(projectsPerPage)
    expect(seen.projects[0]).toMatchObject({ name: 'Newest', status: 'draft', timeline: null, description: null })
    // Queries of the projects of the list name it, too.
    expect(isUuid(seen.projects[0]!.id)).toBe(true)
    expect(seen.count).toBe(projectsPerPage + 1)
    expect(cachedList().projects[0]).toEqual(await creation)
    expect((await fetchList()).projects[0]).toEqual(await creation)
  })

  it('leaves the list again when the database rejects it', async () => {
    await fill(2)
    const before = await fetchList()
    const seen = await readWhilePending(runMutation(createProject(), newProject(tooLong)), 'refused', cachedList)
    expect(projectNames(seen)[0]).toBe(tooLong)
    expect(cachedList()).toEqual(before)
    expect(await fetchList()).toEqual(before)
  })

  it('is created without a list in the cache', async () => {
    await runMutation(createProject(), newProject('Alone'))
    expect(queryClient.getQueryData(listOptions().queryKey)).toBeUndefined()
  })
})

describe('an updated project', () => {
  const updateInLists = async (change: object, outcome: 'stored' | 'refused') => {
    const base = await runMutation(createProject(), newProject('Before'))
    await Promise.all([fetchList(), fetchList({ q: 'before' }), fetchProject(base.id)])
    const update = runMutation(updateProject(), { ...unchangedForm(base), ...change })
    const read = () => [cachedList().projects[0], cachedList({ q: 'before' }).projects[0], cachedProject(base.id)]
    return { base, update, seen: await readWhilePending(update, outcome, read), after: read() }
  }
  const cachedProject = (id: string) => queryClient.getQueryData(ownProject(currentUser.id, id).queryKey)

  it('is shown with its new values at once, in every list and on its own page', async () => {
    const { base, update, seen } = await updateInLists({ name: 'After', status: 'active' }, 'stored')
    const expected = { ...base, name: 'After', status: 'active' }
    expect(seen).toEqual([expected, expected, expected])
    expect(cachedProject(base.id)).toEqual(await update)
  })

  it('is shown with its former values when the database rejects the change', async () => {
    const { base, seen, after } = await updateInLists({ name: tooLong }, 'refused')
    expect(seen.map((project) => (project as OwnProject).name)).toEqual([tooLong, tooLong, tooLong])
    expect(after).toEqual([base, base, base])
  })

  it('is shown with its former values after a conflict', async () => {
    const base = await runMutation(createProject(), newProject('Before'))
    await fetchList()
    await requestAs('admin', `projects?id=eq.${base.id}`, { method: 'PATCH', body: { status: 'completed' } })
    await readWhilePending(
      runMutation(updateProject(), { ...unchangedForm(base), name: 'Late' }),
      'refused',
      cachedList,
    )
    expect(projectNames(cachedList())).toEqual(['Before'])
    expect((await fetchList()).projects).toMatchObject([{ name: 'Before', status: 'completed' }])
  })
})

describe('a deleted project', () => {
  it('leaves every list at once, and returns to its position at once when the deletion is undone', async () => {
    await fill(3)
    const before = await fetchList()
    const id = before.projects[1]!.id
    expect(projectNames(await readWhilePending(runMutation(deleteProject(), id), 'stored', cachedList))).toEqual([
      'Agent 3',
      'Agent 1',
    ])
    expect((await fetchList()).count).toBe(2)
    const seen = await readWhilePending(runMutation(restoreProject(), id), 'stored', cachedList)
    expect(seen).toEqual(before)
    expect(projectNames(await fetchList())).toEqual(projectNames(before))
  })

  it('returns when the deletion fails', async () => {
    const base = await runMutation(createProject(), newProject('Stays'))
    // The database rejects malformed ids.
    const broken = { ...base, id: 'no id' }
    queryClient.setQueryData(listOptions().queryKey, { projects: [broken], count: 1 })
    const seen = await readWhilePending(runMutation(deleteProject(), broken.id), 'refused', cachedList)
    expect(seen).toEqual({ projects: [], count: 0 })
    expect(projectNames(cachedList())).toEqual(['Stays'])
  })

  it('of another client is not restored, and the list stays', async () => {
    await fill(2)
    const before = await fetchList()
    await readWhilePending(runMutation(restoreProject(), crypto.randomUUID()), 'refused', cachedList)
    expect(cachedList()).toEqual(before)
  })
})
