import { errorMessageFor } from '../../src/core/errors.ts'
import { EditConflict } from '../../src/core/editConflict.ts'
import { createProject, deleteProject } from '../../src/projects/mutations.ts'
import type { OwnProject } from '../../src/projects/ownProject.ts'
import { projectHistory } from '../../src/projects/history.ts'
import { updateProject } from '../../src/projects/updateProject.ts'
import { requestAs, requestAsService } from '../support/api.ts'
import {
  unchangedForm,
  fetchList,
  newProject,
  fetchProject,
  queryClient,
  runMutation,
  signedInClient,
  storedProject,
} from '../support/signedInClient.ts'

signedInClient()

describe('a single project', () => {
  it('is null for an unknown, foreign, deleted or malformed id [PROJ-3, PROJ-4]', async () => {
    const { id } = await runMutation(createProject(), newProject('Mine'))
    const [foreign] = (await requestAsService('projects?select=id&limit=1&order=created_at&name=like.Project of*')).rows
    expect(await fetchProject(id)).toMatchObject({ id, name: 'Mine' })
    for (const other of [crypto.randomUUID(), String(foreign?.id), 'new', '', `${id}x`, "' or 1=1 --", '\u0000']) {
      expect(await fetchProject(other)).toBeNull()
    }
    await runMutation(deleteProject(), id)
    expect(await fetchProject(id)).toBeNull()
  })

  it('has a history, newest first', async () => {
    const created = await runMutation(createProject(), newProject('Told'))
    await runMutation(updateProject(), { ...unchangedForm(created), status: 'active' })
    expect(await queryClient.query(projectHistory(created.id))).toMatchObject([
      { kind: 'status', from_value: 'draft', to_value: 'active', by: 'you', changed_fields: [] },
      { kind: 'created', to_value: 'draft', by: 'you' },
    ])
  })
})

describe('an update of a project', () => {
  it('is stored when it is based on the latest version, to the microsecond [CALL-2]', async () => {
    let project = await runMutation(createProject(), newProject('First'))
    for (const name of ['Second', 'Third', 'Fourth']) {
      project = await runMutation(updateProject(), { ...unchangedForm(project), name })
      expect(project.updated_at).toMatch(/T[\d:]+\.\d+\+00:00$/)
      expect(await fetchProject(project.id)).toEqual(project)
      expect((await fetchList()).projects).toEqual([project])
    }
    expect(await storedProject(project.id)).toMatchObject({
      name: 'Fourth',
      description: null,
      timeline: null,
      budget_range: null,
    })
  })

  it('is a conflict with the version of a concurrent update of the same base', async () => {
    const base = await runMutation(createProject(), newProject('Base'))
    const both = ['One', 'Two'].map((name) => runMutation(updateProject(), { ...unchangedForm(base), name }))
    const results = await Promise.allSettled(both)
    const won = results.filter((result) => result.status === 'fulfilled').map(({ value }) => value)
    const lost = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as unknown)
    expect(won).toHaveLength(1)
    expect(lost).toHaveLength(1)
    expect(lost[0]).toBeInstanceOf(EditConflict)
    expect((lost[0] as EditConflict<OwnProject>).theirs).toEqual(won[0])
    expect(await storedProject(base.id)).toMatchObject({ name: won[0]?.name })
  })

  it('is a conflict when an admin has changed the project, and overwrites nothing', async () => {
    const base = await runMutation(createProject(), newProject('Base'))
    await requestAs('admin', `projects?id=eq.${base.id}`, { method: 'PATCH', body: { status: 'active' } })
    const error = await runMutation(updateProject(), { ...unchangedForm(base), name: 'Mine' }).catch(
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(EditConflict)
    const { theirs } = error as EditConflict<OwnProject>
    expect(theirs).toMatchObject({ name: 'Base', status: 'active' })
    await runMutation(updateProject(), { ...unchangedForm(theirs), name: 'Mine' })
    expect(await storedProject(base.id)).toMatchObject({ name: 'Mine', status: 'active' })
  })

  it('reports that the project was deleted', async () => {
    const base = await runMutation(createProject(), newProject('Base'))
    await runMutation(deleteProject(), base.id)
    const late = runMutation(updateProject(), unchangedForm(base)).catch((error: unknown) =>
      errorMessageFor(error, 'Failed'),
    )
    await expect(late).resolves.toMatch(/no longer exists/)
  })
})
