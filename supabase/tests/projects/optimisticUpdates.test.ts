import { createProject, deleteProject, restoreProject } from '../../src/projects/mutations.ts'
import type { OwnProject } from '../../src/projects/ownProject.ts'
import { ownProject, projectsPerPage } from '../../src/projects/queries.ts'
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

const shown = (filter = {}) => queryClient.getQueryData(listOptions(filter).queryKey)!
const tooLong = 'n'.repeat(161)

/** What the page shows while the database has not answered yet; afterwards the change must have ended as expected. */
async function meanwhile<Seen>(change: Promise<unknown>, ended: 'stored' | 'refused', look: () => Seen) {
  const outcome = change.then(
    () => 'stored',
    () => 'refused',
  )
  const seen = await new Promise<Seen>((resolve) => {
    const stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      stop()
      // Several lists change in one go.
      queueMicrotask(() => resolve(look()))
    })
  })
  expect(await outcome).toBe(ended)
  return seen
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
  it('stands first in the list before the database has answered, as a draft', async () => {
    await fill(projectsPerPage)
    await fetchList()
    const creation = runMutation(createProject(), { ...newProject('Newest'), timeline: '' })
    const seen = await meanwhile(creation, 'stored', shown)
    expect(seen.projects).toHaveLength(projectsPerPage)
    expect(seen.projects[0]).toMatchObject({ name: 'Newest', status: 'draft', timeline: null, description: null })
    expect(seen.count).toBe(projectsPerPage + 1)
    expect(shown().projects[0]).toEqual(await creation)
    expect((await fetchList()).projects[0]).toEqual(await creation)
  })

  it('leaves the list again when the database refuses it', async () => {
    await fill(2)
    const before = await fetchList()
    const seen = await meanwhile(runMutation(createProject(), newProject(tooLong)), 'refused', shown)
    expect(projectNames(seen)[0]).toBe(tooLong)
    expect(shown()).toEqual(before)
    expect(await fetchList()).toEqual(before)
  })

  it('needs no list in the cache', async () => {
    await runMutation(createProject(), newProject('Alone'))
    expect(queryClient.getQueryData(listOptions().queryKey)).toBeUndefined()
  })
})

describe('a changed project', () => {
  const changed = async (change: object, ended: 'stored' | 'refused') => {
    const base = await runMutation(createProject(), newProject('Before'))
    await Promise.all([fetchList(), fetchList({ q: 'before' }), fetchProject(base.id)])
    const update = runMutation(updateProject(), { ...unchangedForm(base), ...change })
    const look = () => [shown().projects[0], shown({ q: 'before' }).projects[0], oneShown(base.id)]
    return { base, update, seen: await meanwhile(update, ended, look), after: look() }
  }
  const oneShown = (id: string) => queryClient.getQueryData(ownProject(currentUser.id, id).queryKey)

  it('is shown as changed at once, in every list and on its own page', async () => {
    const { base, update, seen } = await changed({ name: 'After', status: 'active' }, 'stored')
    const expected = { ...base, name: 'After', status: 'active' }
    expect(seen).toEqual([expected, expected, expected])
    expect(oneShown(base.id)).toEqual(await update)
  })

  it('is shown as it was when the database refuses the change', async () => {
    const { base, seen, after } = await changed({ name: tooLong }, 'refused')
    expect(seen.map((project) => (project as OwnProject).name)).toEqual([tooLong, tooLong, tooLong])
    expect(after).toEqual([base, base, base])
  })

  it('is shown as it was when somebody else was faster', async () => {
    const base = await runMutation(createProject(), newProject('Before'))
    await fetchList()
    await requestAs('admin', `projects?id=eq.${base.id}`, { method: 'PATCH', body: { status: 'completed' } })
    await meanwhile(runMutation(updateProject(), { ...unchangedForm(base), name: 'Late' }), 'refused', shown)
    expect(projectNames(shown())).toEqual(['Before'])
    expect((await fetchList()).projects).toMatchObject([{ name: 'Before', status: 'completed' }])
  })
})

describe('a deleted project', () => {
  it('leaves every list at once, and returns to its place at once when that is undone', async () => {
    await fill(3)
    const before = await fetchList()
    const id = before.projects[1]!.id
    expect(projectNames(await meanwhile(runMutation(deleteProject(), id), 'stored', shown))).toEqual([
      'Agent 3',
      'Agent 1',
    ])
    expect((await fetchList()).count).toBe(2)
    const seen = await meanwhile(runMutation(restoreProject(), id), 'stored', shown)
    expect(seen).toEqual(before)
    expect(projectNames(await fetchList())).toEqual(projectNames(before))
  })

  it('returns when the deletion fails', async () => {
    const base = await runMutation(createProject(), newProject('Stays'))
    // The database takes no id that is none.
    const broken = { ...base, id: 'no id' }
    queryClient.setQueryData(listOptions().queryKey, { projects: [broken], count: 1 })
    const seen = await meanwhile(runMutation(deleteProject(), broken.id), 'refused', shown)
    expect(seen).toEqual({ projects: [], count: 0 })
    expect(projectNames(shown())).toEqual(['Stays'])
  })

  it('of somebody else is not brought back, and the list stays', async () => {
    await fill(2)
    const before = await fetchList()
    await meanwhile(runMutation(restoreProject(), crypto.randomUUID()), 'refused', shown)
    expect(shown()).toEqual(before)
  })
})
