import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { unlessOutrun } from '../core/editConflict.ts'
import { everyPage } from '../core/fetchAllPages.ts'
import { fresh } from '../core/alwaysRefetch.ts'
import { readAnew } from '../core/invalidates.ts'
import { rowsPerPage } from '../core/rowsPerPage.ts'
import { searchText } from '../core/normalizeSearch.ts'

const profiles = ['user_profiles'] as const

/** What a list of customers is narrowed and sorted by; an empty text leaves that out. */
type CustomerFilter = {
  q: string
  state: string
  sort: string
  /** From 1. */
  page: number
}

export type Customer = {
  id: string
  name: string
  /** Where to write to; the address to sign in with may be another one. */
  email: string
  mobile_number: string
  company_name: string | null
  how_heard_about_us: string | null
  team_size: string
  role: string
  onboarding_completed: boolean
  created_at: string
}

/** A customer as the form is filled with them. */
export type StoredCustomer = Customer & { updated_at: string }

const columns =
  'id, name, email, mobile_number, company_name, how_heard_about_us, team_size, role, onboarding_completed, created_at, updated_at'

async function pageOf({ q, state, sort, page }: CustomerFilter, pageSize: number, signal?: AbortSignal) {
  const db = await database()
  const filter = { searched: searchText(q), in_state: state, sorted: sort, page, page_size: pageSize }
  const call = db.rpc('admin_customers', filter)
  return (await (signal ? call.abortSignal(signal) : call).throwOnError()).data
}

/** One page of the clients, newest first unless sorted otherwise, and how many there are.
 * [ADMIN-CUST-9] */
export const customers = (filter: CustomerFilter) =>
  queryOptions({
    ...fresh,
    queryKey: [...profiles, 'customers', filter],
    queryFn: async ({ signal }) => {
      const rows = await pageOf(filter, rowsPerPage, signal)
      const total = rows[0]?.total ?? 0
      return { customers: rows.map(({ total: _total, ...row }): Customer => row), total }
    },
  })

/** Everybody who matches, a thousand at a time, oldest first: those who sign up meanwhile come last. */
export const everyCustomer = (filter: CustomerFilter): AsyncGenerator<Customer[]> =>
  everyPage((page, pageSize) => pageOf({ ...filter, sort: 'oldest', page }, pageSize))

/** One customer; null when there is none, also when the id is no id at all. */
export const customerById = (id: string) =>
  queryOptions({
    ...fresh,
    queryKey: [...profiles, 'customer', id],
    queryFn: async ({ signal }): Promise<StoredCustomer | null> => {
      const db = await database()
      const one = db.from('user_profiles').select(columns).eq('id', id).eq('user_type', 'client')
      const { data, error } = await one.abortSignal(signal).maybeSingle()
      if (error && error.code !== '22P02') throw error
      return data
    },
  })

/** The figures above the list, with the month of the admin's own calendar. [CALL-5, ADMIN-CUST-2] */
export const customerStats = () =>
  queryOptions({
    ...fresh,
    queryKey: [...profiles, 'stats'],
    queryFn: async ({ signal }) => {
      const db = await database()
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
      return (await db.rpc('customer_stats', { tz: timeZone }).abortSignal(signal).single().throwOnError()).data
    },
  })

/** What an admin may change of a customer; the address to sign in with and the type of the account are not among it. */
export type CustomerValues = Omit<Customer, 'id' | 'created_at' | 'how_heard_about_us'>
/** With `updated_at`, which is that of the customer whom the form was filled from, nobody's change is replaced unseen. */
type CustomerChange = { id: string; updated_at?: string } & Partial<CustomerValues>

/** Changes the given fields of a customer and no others, unless somebody else has changed the customer since. */
export const changeCustomer = () =>
  mutationOptions({
    mutationFn: async ({ id, updated_at, ...values }: CustomerChange) => {
      const db = await database()
      const change = db.from('user_profiles').update(values).eq('id', id)
      if (updated_at === undefined) return (await change.select(columns).single().throwOnError()).data
      // Gone altogether is an error of its own, which `single` makes.
      return unlessOutrun<StoredCustomer>(
        change.eq('updated_at', updated_at).select(columns).maybeSingle().throwOnError(),
        () => db.from('user_profiles').select(columns).eq('id', id).single().throwOnError(),
      )
    },
    // Projects are listed with the names of their clients.
    onSuccess: readAnew(profiles, ['projects'], ['overview']),
  })
