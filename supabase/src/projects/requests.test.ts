import { filtersOf, mockResponses, queryClient, runMutation } from '../core/fakeRequests.testing.ts'
import { projectHistory } from './history.ts'
import { createProject, deleteProject, restoreProject } from './mutations.ts'
import type { OwnProject } from './ownProject.ts'
import { defaultProjectFilter, ownProject, ownProjects } from './queries.ts'
import { updateProject } from './updateProject.ts'

const id = '00000000-0000-4000-8000-000000000101'
const row: OwnProject = {
  ...{ id, name: 'Agent', description: null, budget_range: null, timeline: null, priority: 'medium' },
  ...{ requirements: null, status: 'draft', started_on: null },
  ...{ created_at: '2025-09-01T10:00:00+00:00', updated_at: '2025-09-01T10:00:00.123456+00:00' },
}

beforeEach(() => queryClient.clear())

describe('ownProjects', () => {
  it('requests the first page, newest first, by default [CALL-1]', async () => {
    const sent = mockResponses([{ ...row, total: 30 }])
    expect(await queryClient.query(ownProjects('me'))).toEqual({ projects: [row], count: 30 })
    expect(sent).toMatchObject([
      {
        path: '/rest/v1/rpc/own_projects',
        body: { searched: '', in_status: '', in_order: 'newest', page: 1, page_size: 12 },
      },
    ])
  })

  it('counts 0 projects when nothing matches', async () => {
    mockResponses([])
    expect(await queryClient.query(ownProjects('me'))).toEqual({ projects: [], count: 0 })
  })

  it('caches each client’s projects separately for 5 minutes [CALL-8]', () => {
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
  ])('normalizes %j to %j', (typed, normalized) => {
    const keyOf = (filter: object) => ownProjects('me', { ...defaultProjectFilter, ...filter }).queryKey
    expect(keyOf(typed)).toEqual(keyOf(normalized))
  })
})

describe('ownProject', () => {
  it('filters by id and owner', async () => {
    const sent = mockResponses([row])
    expect(await queryClient.query(ownProject('me', id))).toEqual(row)
    expect(filtersOf(sent[0])).toMatchObject({ id: `eq.${id}`, user_id: 'eq.me', deleted_at: 'is.null' })
  })

  it.each([['new'], [''], [`${id}0`], ['../user_profiles']])(
    'is null for the malformed id %p without a request',
    async (malformedId) => {
      const sent = mockResponses()
      expect(await queryClient.query(ownProject('me', malformedId))).toBeNull()
      expect(sent).toEqual([])
    },
  )
})

describe('projectHistory', () => {
  it('is requested by the id of the project', async () => {
    const sent = mockResponses([])
    expect(await queryClient.query(projectHistory(id))).toEqual([])
    expect(sent[0]).toMatchObject({ path: '/rest/v1/rpc/project_history', query: `?project=${id}` })
  })
})

describe('the mutations of a project', () => {
  it('create it for its owner, leave the status to the database and send empty fields as null [CALL-2, DASH-3]', async () => {
    const sent = mockResponses(row)
    const form = {
      name: 'Agent',
      description: '',
      budget_range: '',
      timeline: '',
      priority: 'medium',
      requirements: '',
    }
    expect(await runMutation(createProject(), { user_id: 'me', ...form })).toEqual(row)
    const stored = { description: null, budget_range: null, timeline: null, requirements: null }
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/rest/v1/projects' })
    expect(sent[0]?.body).toEqual({ user_id: 'me', name: 'Agent', priority: 'medium', ...stored })
  })

  it('update it by its id and the version that the form was filled from [CALL-2, PROJ-5]', async () => {
    const sent = mockResponses([row])
    const fields = {
      ...{ name: 'Agent', description: 'What', budget_range: 'custom', timeline: 'asap' },
      ...{ priority: 'high', requirements: 'How', status: 'active' },
    }
    await runMutation(updateProject(), { id, user_id: 'me', updated_at: row.updated_at, ...fields })
    expect(sent[0]).toMatchObject({ method: 'PATCH', path: '/rest/v1/projects' })
    expect(sent[0]?.body).toEqual(fields)
    expect(filtersOf(sent[0])).toMatchObject({ id: `eq.${id}`, user_id: 'eq.me', updated_at: `eq.${row.updated_at}` })
  })

  it('delete and restore it by its id [CALL-2]', async () => {
    const sent = mockResponses()
    await runMutation(deleteProject(), id)
    await runMutation(restoreProject(), id)
    expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/rest/v1/projects', query: `?id=eq.${id}` })
    expect(sent[1]).toMatchObject({ path: '/rest/v1/rpc/restore_project', body: { project: id } })
  })
})
