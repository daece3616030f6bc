import { QueryClient } from '@tanstack/react-query'
import { auth, connect } from '@fortnight/supabase/client'
import { adminProject, adminProjects, fetchAllProjects } from '../../src/projects/adminQueries.ts'
import { updateProjectAsAdmin } from '../../src/projects/adminMutations.ts'
import { EditConflict } from '../../src/core/editConflict.ts'
import { actorIds, database, insertRows, requestAs, requestAsService } from '../support/api.ts'

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } })
const noFilter = { q: '', status: '', client: '', sort: 'newest', page: 1 }
const runMutation = <Input, Data>(
  options: { mutationFn?: (input: Input, context: never) => Promise<Data> },
  input: Input,
) => options.mutationFn!(input, undefined as never)

beforeAll(async () => {
  connect({ url: database.url, key: database.publishableKey })
  await (await auth()).signInWithPassword({ email: 'admin@fortnight.example', password: 'fortnight-admin' })
})

describe('the list of projects', () => {
  const id = crypto.randomUUID()
  const page = (filter = {}) => queryClient.query(adminProjects({ ...noFilter, ...filter }))

  beforeAll(() =>
    insertRows('projects', {
      id,
      user_id: actorIds.client,
      name: 'Zebra crossing',
      description: 'Counts stripes',
      priority: 'urgent',
    }),
  )
  afterAll(() => requestAsService(`projects?id=eq.${id}`, { method: 'DELETE' }))

  it('returns the projects of all clients, newest first, with client names [CALL-3, ADMIN-PROJ-3]', async () => {
    const { projects, total } = await page()
    expect(projects).toHaveLength(25)
    expect(total).toBeGreaterThan(1_205)
    expect((await page({ q: 'zebra' })).projects).toMatchObject([{ id, client_email: 'person1@clients.example' }])
  })

  it('finds name, description and client, and filters by status and client [ADMIN-PROJ-2]', async () => {
    for (const q of ['STRIPES', 'zebra', 'person1@clients']) expect((await page({ q })).total).toBeGreaterThan(0)
    expect((await page({ q: 'zebra', status: 'active' })).total).toBe(0)
    expect((await page({ q: 'zebra', status: 'draft', client: actorIds.client })).total).toBe(1)
    expect((await page({ q: 'zebra', client: actorIds.otherClient })).total).toBe(0)
    expect((await page({ client: 'no uuid' })).total).toBe(0)
    expect((await page({ sort: 'name', q: 'z' })).projects.at(-1)?.name).toBe('Zebra crossing')
  })

  it('lists soft-deleted projects separately until they are restored [ADMIN-PROJ-2]', async () => {
    await requestAs('client', `projects?id=eq.${id}`, { method: 'DELETE' })
    expect((await page({ q: 'zebra' })).total).toBe(0)
    expect((await page({ q: 'zebra', status: 'deleted' })).total).toBe(1)
    await requestAs('admin', 'rpc/restore_project', { method: 'POST', body: { project: id } })
    expect((await page({ q: 'zebra' })).total).toBe(1)
  })

  it('is fetched as a whole with each project once [ADMIN-PROJ-6]', async () => {
    const seen = new Set<string>()
    for await (const rows of fetchAllProjects({ ...noFilter, q: 'project of person' })) {
      for (const row of rows) seen.add(row.id)
    }
    expect(seen.size).toBe((await page({ q: 'project of person' })).total)
  })

  it('updates a project, except from a stale version [ADMIN-PROJ-6]', async () => {
    const before = (await queryClient.query(adminProject(id)))!
    const values = { id, status: 'active', priority: 'high', timeline: null, started_on: '2025-09-08' }
    await runMutation(updateProjectAsAdmin(), { ...values, updated_at: before.updated_at })
    const staleUpdate = runMutation(updateProjectAsAdmin(), {
      ...values,
      status: 'completed',
      updated_at: before.updated_at,
    })
    await expect(staleUpdate).rejects.toThrow(EditConflict)
    expect(await queryClient.query(adminProject(id))).toMatchObject({ status: 'active', started_on: '2025-09-08' })
  })
})
