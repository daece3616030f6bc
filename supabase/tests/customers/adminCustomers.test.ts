import { QueryClient } from '@tanstack/react-query'
import { auth, connect } from '@fortnight/supabase/client'
import { updateCustomer } from '../../src/customers/adminMutations.ts'
import { customerById, customers, fetchAllCustomers } from '../../src/customers/adminQueries.ts'
import { actorIds, database, requestAs } from '../support/api.ts'

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } })
const noFilter = { q: '', state: '', sort: 'newest', page: 1 }
const runMutation = <Input, Data>(
  options: { mutationFn?: (input: Input, context: never) => Promise<Data> },
  input: Input,
) => options.mutationFn!(input, undefined as never)

beforeAll(async () => {
  connect({ url: database.url, key: database.publishableKey })
  await (await auth()).signInWithPassword({ email: 'admin@fortnight.example', password: 'fortnight-admin' })
})

describe('the list of customers', () => {
  const page = (filter = {}) => queryClient.query(customers({ ...noFilter, ...filter }))

  it('returns a page of clients only, newest first, with the total [ADMIN-CUST-9]', async () => {
    const { customers: shown, total } = await page()
    expect(shown).toHaveLength(25)
    expect(total).toBeGreaterThan(1_400)
    const joined = shown.map(({ created_at }) => Date.parse(created_at))
    expect(joined).toEqual([...joined].sort((a, b) => b - a))
    expect((await page({ q: 'admin@fortnight.example' })).total).toBe(0)
    expect(await queryClient.query(customerById(actorIds.admin))).toBeNull()
  })

  it('finds name, email and company literally, ignoring case [ADMIN-CUST-3]', async () => {
    expect((await page({ q: ' PERSON77@CLIENTS ' })).customers.map(({ name }) => name)).toEqual(['Person 77'])
    expect((await page({ q: 'person 1234' })).total).toBe(1)
    expect((await page({ q: 'company 39' })).total).toBeGreaterThan(30)
    for (const q of ['%', 'person_77', "o'", '\\', '*', 'eq.5']) expect((await page({ q })).total).toBe(0)
  })

  it('filters by onboarding, sorts by name, and returns the last page for pages past the end [ADMIN-CUST-3]', async () => {
    const pending = await page({ state: 'pending', q: '@clients.example' })
    expect(pending.customers.every(({ onboarding_completed: isOnboarded }) => !isOnboarded)).toBe(true)
    const onboarded = await page({ state: 'onboarded', q: '@clients.example' })
    expect(pending.total + onboarded.total).toBe((await page({ q: '@clients.example' })).total)
    const first = await page({ q: 'person 3', sort: 'name' })
    expect(first.customers[0]?.name).toBe('Person 3')
    const pastEnd = await page({ q: 'person 3', page: 10_000 })
    expect(pastEnd.customers).toHaveLength(pastEnd.total % 25 || 25)
  })

  it('is fetched as a whole with each customer once [ADMIN-CUST-6]', async () => {
    const seen = new Set<string>()
    for await (const rows of fetchAllCustomers({ ...noFilter, q: '@clients.example' })) {
      for (const { id } of rows) seen.add(id)
    }
    expect(seen.size).toBe((await page({ q: '@clients.example' })).total)
    expect(seen.size).toBeGreaterThan(1_205)
  })

  it('updates a customer, except from a stale version [ADMIN-CUST-6]', async () => {
    const [before] = (await page({ q: 'person1399@clients.example' })).customers
    const { id } = before!
    const { updated_at } = (await queryClient.query(customerById(id)))!
    await runMutation(updateCustomer(), { id, company_name: 'First', updated_at })
    const staleUpdate = runMutation(updateCustomer(), { id, company_name: 'Second', updated_at })
    await expect(staleUpdate).rejects.toMatchObject({ name: 'EditConflict', theirs: { id, company_name: 'First' } })
    expect((await queryClient.query(customerById(id)))?.company_name).toBe('First')
    await runMutation(updateCustomer(), { id, company_name: before!.company_name })
  })

  it('updates the contact, never the type of an account [ADMIN-CUST-6]', async () => {
    const [customer] = (await page({ q: 'person1400@clients.example' })).customers
    await runMutation(updateCustomer(), { id: customer!.id, team_size: 'Ten' })
    expect(await queryClient.query(customerById(customer!.id))).toMatchObject({
      team_size: 'Ten',
      name: customer!.name,
    })
    const promotion = { method: 'PATCH', body: { user_type: 'admin' } }
    expect((await requestAs('admin', `user_profiles?id=eq.${customer!.id}`, promotion)).status).toBe(403)
  })
})
