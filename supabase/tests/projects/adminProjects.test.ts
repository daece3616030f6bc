import { QueryClient } from '@tanstack/react-query'
import { auth, connect } from '@fortnight/supabase/client'
import { adminProject, adminProjects, fetchAllProjects } from '../../src/projects/adminQueries.ts'
import { updateProjectAsAdmin } from '../../src/projects/adminMutations.ts'
import { updateCustomer } from '../../src/customers/adminMutations.ts'
import { customerById, customers, fetchAllCustomers } from '../../src/customers/adminQueries.ts'
import { EditConflict } from '../../src/core/editConflict.ts'
import { requestAs, database, actorIds, insertRows, requestAsService } from '../support/api.ts'

const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } })
const everybody = { q: '', state: '', sort: 'newest', page: 1 }
const everything = { q: '', status: '', client: '', sort: 'newest', page: 1 }
const run = <Input, Data>(options: { mutationFn?: (input: Input, context: never) => Promise<Data> }, input: Input) =>
  options.mutationFn!(input, undefined as never)

beforeAll(async () => {
  connect({ url: database.url, key: database.publishableKey })
  await (await auth()).signInWithPassword({ email: 'admin@fortnight.example', password: 'fortnight-admin' })
})

describe('the list of customers', () => {
  const page = (filter = {}) => queries.fetchQuery(customers({ ...everybody, ...filter }))

  it('holds clients only, newest first, a page at a time, with the number of all [ADMIN-CUST-9]', async () => {
    const { customers: shown, total } = await page()
    expect(shown).toHaveLength(25)
    expect(total).toBeGreaterThan(1_400)
    const joined = shown.map(({ created_at }) => Date.parse(created_at))
    expect(joined).toEqual([...joined].sort((one, other) => other - one))
    expect((await page({ q: 'admin@fortnight.example' })).total).toBe(0)
    expect(await queries.fetchQuery(customerById(actorIds.admin))).toBeNull()
  })

  it('is searched by name, e-mail and company, as typed and whatever the case [ADMIN-CUST-3]', async () => {
    expect((await page({ q: ' PERSON77@CROWD ' })).customers.map(({ name }) => name)).toEqual(['Person 77'])
    expect((await page({ q: 'person 1234' })).total).toBe(1)
    expect((await page({ q: 'company 39' })).total).toBeGreaterThan(30)
    for (const q of ['%', 'person_77', "o'", '\\', '*', 'eq.5']) expect((await page({ q })).total).toBe(0)
  })

  it('is filtered by onboarding, sorted by name, and ends with its last page [ADMIN-CUST-3]', async () => {
    const pending = await page({ state: 'pending', q: '@crowd.example' })
    expect(pending.customers.every(({ onboarding_completed: isDone }) => !isDone)).toBe(true)
    const onboarded = await page({ state: 'onboarded', q: '@crowd.example' })
    expect(pending.total + onboarded.total).toBe((await page({ q: '@crowd.example' })).total)
    const first = await page({ q: 'person 3', sort: 'name' })
    expect(first.customers[0]?.name).toBe('Person 3')
    const beyond = await page({ q: 'person 3', page: 10_000 })
    expect(beyond.customers).toHaveLength(beyond.total % 25 || 25)
  })

  it('can be had as a whole, each once [ADMIN-CUST-6]', async () => {
    const seen = new Set<string>()
    for await (const rows of fetchAllCustomers({ ...everybody, q: '@crowd.example' })) {
      for (const { id } of rows) seen.add(id)
    }
    expect(seen.size).toBe((await page({ q: '@crowd.example' })).total)
    expect(seen.size).toBeGreaterThan(1_205)
  })

  it('corrects a customer unless somebody else was faster [ADMIN-CUST-6]', async () => {
    const [before] = (await page({ q: 'person1399@crowd.example' })).customers
    const { id } = before!
    const { updated_at } = (await queries.fetchQuery(customerById(id)))!
    await run(updateCustomer(), { id, company_name: 'First', updated_at })
    const late = run(updateCustomer(), { id, company_name: 'Second', updated_at })
    await expect(late).rejects.toMatchObject({ name: 'EditConflict', theirs: { id, company_name: 'First' } })
    expect((await queries.fetchQuery(customerById(id)))?.company_name).toBe('First')
    await run(updateCustomer(), { id, company_name: before!.company_name })
  })

  it('changes the contact, never the type of an account [ADMIN-CUST-6]', async () => {
    const [someone] = (await page({ q: 'person1400@crowd.example' })).customers
    await run(updateCustomer(), { id: someone!.id, team_size: 'Ten' })
    expect(await queries.fetchQuery(customerById(someone!.id))).toMatchObject({ team_size: 'Ten', name: someone!.name })
    const promotion = { method: 'PATCH', body: { user_type: 'admin' } }
    expect((await requestAs('admin', `user_profiles?id=eq.${someone!.id}`, promotion)).status).toBe(403)
  })
})

describe('the list of projects', () => {
  const id = crypto.randomUUID()
  const page = (filter = {}) => queries.fetchQuery(adminProjects({ ...everything, ...filter }))

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

  it('holds those of all clients, newest first, with their names [CALL-3, ADMIN-PROJ-3]', async () => {
    const { projects, total } = await page()
    expect(projects).toHaveLength(25)
    expect(total).toBeGreaterThan(1_205)
    expect((await page({ q: 'zebra' })).projects).toMatchObject([{ id, client_email: 'person1@crowd.example' }])
  })

  it('is searched in name, description and client, and narrowed to a status and a client [ADMIN-PROJ-2]', async () => {
    for (const q of ['STRIPES', 'zebra', 'person1@crowd']) expect((await page({ q })).total).toBeGreaterThan(0)
    expect((await page({ q: 'zebra', status: 'active' })).total).toBe(0)
    expect((await page({ q: 'zebra', status: 'draft', client: actorIds.client })).total).toBe(1)
    expect((await page({ q: 'zebra', client: actorIds.otherClient })).total).toBe(0)
    expect((await page({ client: 'nobody' })).total).toBe(0)
    expect((await page({ sort: 'name', q: 'z' })).projects.at(-1)?.name).toBe('Zebra crossing')
  })

  it('keeps deleted ones apart, which come back [ADMIN-PROJ-2]', async () => {
    await requestAs('client', `projects?id=eq.${id}`, { method: 'DELETE' })
    expect((await page({ q: 'zebra' })).total).toBe(0)
    expect((await page({ q: 'zebra', status: 'deleted' })).total).toBe(1)
    await requestAs('admin', 'rpc/restore_project', { method: 'POST', body: { project: id } })
    expect((await page({ q: 'zebra' })).total).toBe(1)
  })

  it('can be had as a whole, each once [ADMIN-PROJ-6]', async () => {
    const seen = new Set<string>()
    for await (const rows of fetchAllProjects({ ...everything, q: 'project of person' })) {
      for (const row of rows) seen.add(row.id)
    }
    expect(seen.size).toBe((await page({ q: 'project of person' })).total)
  })

  it('steers a project unless somebody else was faster [ADMIN-PROJ-6]', async () => {
    const before = (await queries.fetchQuery(adminProject(id)))!
    const steering = { id, status: 'active', priority: 'high', timeline: null, started_on: '2025-09-08' }
    await run(updateProjectAsAdmin(), { ...steering, updated_at: before.updated_at })
    const late = run(updateProjectAsAdmin(), { ...steering, status: 'completed', updated_at: before.updated_at })
    await expect(late).rejects.toThrow(EditConflict)
    expect(await queries.fetchQuery(adminProject(id))).toMatchObject({ status: 'active', started_on: '2025-09-08' })
  })
})
