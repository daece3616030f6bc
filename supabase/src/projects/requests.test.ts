import {
  allProjects,
  createProject,
  deleteProject,
  type OwnProject,
  ownProject,
  ownProjects,
  projectHistory,
  restoreProject,
  updateProject,
} from './projects.ts'
import { answering, cache, run } from '../core/fakeRequests.testing.ts'

const id = '00000000-0000-4000-8000-000000000101'
const row: OwnProject = {
  ...{ id, name: 'Agent', description: null, budget_range: null, timeline: null, priority: 'medium' },
  ...{ requirements: null, status: 'draft', started_on: null },
  ...{ created_at: '2025-09-01T10:00:00+00:00', updated_at: '2025-09-01T10:00:00.123456+00:00' },
}

beforeEach(() => cache.clear())

describe('the list of the own projects', () => {
  it('asks for the first page, newest first, unless something else is wanted [CALL-1]', async () => {
    const sent = answering([{ ...row, total: 30 }])
    expect(await cache.fetchQuery(ownProjects('me'))).toEqual({ projects: [row], count: 30 })
    expect(sent).toMatchObject([
      {
        path: '/rest/v1/rpc/own_projects',
        body: { searched: '', in_status: '', in_order: 'newest', page: 1, page_size: 12 },
      },
    ])
  })

  it('counts none where nothing matches', async () => {
    answering([])
    expect(await cache.fetchQuery(ownProjects('me'))).toEqual({ projects: [], count: 0 })
  })

  it('stays fresh for 5 minutes, each person’s for itself [CALL-8]', () => {
    expect(ownProjects('me').staleTime).toBe(5 * 60_000)
    expect(ownProjects('me').queryKey).not.toEqual(ownProjects('you').queryKey)
  })

  it.each([
    [{ q: '  two\n words ' }, { q: 'two words' }],
    [{ q: 'x'.repeat(200) }, { q: 'x'.repeat(100) }],
    [{ page: 0 }, {}],
    [{ page: -4 }, {}],
    [{ page: Number.NaN }, {}],
    [{ page: 2.9 }, { page: 2 }],
    [{ page: Number.POSITIVE_INFINITY }, { page: 100_000 }],
  ])('treats %j as %j', (typed, meant) => {
    const keyOf = (filter: object) => ownProjects('me', { ...allProjects, ...filter }).queryKey
    expect(keyOf(typed)).toEqual(keyOf(meant))
  })
})

describe('one of the own projects', () => {
  it('is asked for by its id and owner', async () => {
    const sent = answering([row])
    expect(await cache.fetchQuery(ownProject('me', id))).toEqual(row)
    expect(sent[0]?.filters).toMatchObject({ id: `eq.${id}`, user_id: 'eq.me', deleted_at: 'is.null' })
  })

  it.each([['new'], [''], [`${id}0`], ['../user_profiles']])('is null for %p without asking', async (noId) => {
    const sent = answering()
    expect(await cache.fetchQuery(ownProject('me', noId))).toBeNull()
    expect(sent).toEqual([])
  })

  it('has a history, by its id', async () => {
    const sent = answering([])
    expect(await cache.fetchQuery(projectHistory(id))).toEqual([])
    expect(sent[0]).toMatchObject({ path: '/rest/v1/rpc/project_history', filters: { project: id } })
  })
})

describe('a project is', () => {
  it('created for its owner, with the status left to the database and empty fields as none [CALL-2, DASH-3]', async () => {
    const sent = answering(row)
    const form = {
      name: 'Agent',
      description: '',
      budget_range: '',
      timeline: '',
      priority: 'medium',
      requirements: '',
    }
    expect(await run(createProject(), { user_id: 'me', ...form })).toEqual(row)
    const stored = { description: null, budget_range: null, timeline: null, requirements: null }
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/rest/v1/projects' })
    expect(sent[0]?.body).toEqual({ user_id: 'me', name: 'Agent', priority: 'medium', ...stored })
  })

  it('changed by its id, if it still is what the form was filled from [CALL-2, PROJ-5]', async () => {
    const sent = answering([row])
    const fields = {
      ...{ name: 'Agent', description: 'What', budget_range: 'custom', timeline: 'asap' },
      ...{ priority: 'high', requirements: 'How', status: 'active' },
    }
    await run(updateProject(), { id, user_id: 'me', updated_at: row.updated_at, ...fields })
    expect(sent[0]).toMatchObject({ method: 'PATCH', path: '/rest/v1/projects' })
    expect(sent[0]?.body).toEqual(fields)
    expect(sent[0]?.filters).toMatchObject({ id: `eq.${id}`, user_id: 'eq.me', updated_at: `eq.${row.updated_at}` })
  })

  it('deleted by its id, and brought back by it [CALL-2]', async () => {
    const sent = answering()
    await run(deleteProject(), id)
    await run(restoreProject(), id)
    expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/rest/v1/projects', filters: { id: `eq.${id}` } })
    expect(sent[1]).toMatchObject({ path: '/rest/v1/rpc/restore_project', body: { project: id } })
  })
})
