import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { alwaysRefetch } from '../core/alwaysRefetch.ts'
import { fetchAllPages } from '../lists/fetchAllPages.ts'
import { isUuid } from '../core/isUuid.ts'
import { normalizeSearch } from '../lists/normalizeSearch.ts'
import { rowsPerPage } from '../lists/pageSizes.ts'
import { profilesKey } from '../profiles/queries.ts'

/** Filters and sorts the list of customers; an empty value does not filter. */
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
  /** The contact address; the one to sign in with may be another. */
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

/** The columns of a `StoredCustomer`. */
export const storedCustomerColumns =
  'id, name, email, mobile_number, company_name, how_heard_about_us, team_size, role, onboarding_completed, created_at, updated_at'

async function fetchPage({ q, state, sort, page }: CustomerFilter, pageSize: number, signal?: AbortSignal) {
  const db = await database()
  const filter = { searched: normalizeSearch(q), in_state: state, sorted: sort, page, page_size: pageSize }
  const call = db.rpc('admin_customers', filter)
  return (await (signal ? call.abortSignal(signal) : call).throwOnError()).data
}

/** One page of the customers, newest first unless sorted otherwise, and how many match. [ADMIN-CUST-9] */
export const customers = (filter: CustomerFilter) =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: [...profilesKey, 'customers', filter],
    queryFn: async ({ signal }) => {
      const rows = await fetchPage(filter, rowsPerPage, signal)
      const total = rows[0]?.total ?? 0
      return { customers: rows.map(({ total: _total, ...row }): Customer => row), total }
    },
  })

/** Every customer who matches, a thousand at a time, oldest first: those who sign up meanwhile come last. */
export const fetchAllCustomers = (filter: CustomerFilter): AsyncGenerator<Customer[]> =>
  fetchAllPages((page, pageSize) => fetchPage({ ...filter, sort: 'oldest', page }, pageSize))

/** One customer; null when the id is unknown or malformed. */
export const customerById = (id: string) =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: [...profilesKey, 'customer', id],
    queryFn: async ({ signal }): Promise<StoredCustomer | null> => {
      if (!isUuid(id)) return null
      const db = await database()
      const row = db.from('user_profiles').select(storedCustomerColumns).eq('id', id).eq('user_type', 'client')
      return (await row.abortSignal(signal).maybeSingle().throwOnError()).data
    },
  })

/** The figures above the list; the month is that of the admin's time zone. [CALL-5, ADMIN-CUST-2] */
export const customerStats = () =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: [...profilesKey, 'stats'],
    queryFn: async ({ signal }) => {
      const db = await database()
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
      return (await db.rpc('customer_stats', { tz: timeZone }).abortSignal(signal).single().throwOnError()).data
    },
  })
