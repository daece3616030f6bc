/* For tests: the customers' screen with a scripted API. */
import { Route } from '@fortnight/shared-ui/router'
import type { Customer } from '@fortnight/supabase/customers'
import { openAt, scriptApi } from '../layout/openBackoffice.testing.tsx'
import CustomersPage from './CustomersPage.tsx'

export const mara: Customer = {
  id: '00000000-0000-4000-9000-0000000000c1',
  name: 'Mara Holt',
  email: 'mara@example.com',
  mobile_number: '+44 20 7946 0000',
  company_name: 'Holt Ltd',
  how_heard_about_us: 'referral',
  team_size: '5',
  role: 'Owner',
  onboarding_completed: true,
  created_at: '2025-09-03T10:00:00Z',
}
export const ben: Customer = {
  ...mara,
  id: '00000000-0000-4000-9000-0000000000c2',
  name: 'Ben Ode',
  onboarding_completed: false,
}
const stats = { total: 1205, onboarded: 1200, pending: 5, this_month: 31 }
const total = 1205
const withTotal = (rows: Customer[]) => rows.map((row) => ({ ...row, total }))

export const openCustomers = (search = '') =>
  openAt(`/admin/customers${search}`, <Route path="/admin/customers" element={<CustomersPage />} />)

/** Answers as a database does that holds these customers. */
export function answer(rows: Customer[], onPatch = {}) {
  return scriptApi(({ method, path }) => {
    if (method === 'PATCH') return onPatch
    if (path === 'rpc/customer_stats') return { body: stats }
    if (path === 'rpc/admin_customers') return { body: withTotal(rows) }
    if (path === 'user_profiles') return { body: rows.slice(0, 1) }
    return { body: [] }
  })
}
/** What the list was asked for. */
export const asked = (requests: ReturnType<typeof answer>) =>
  requests.filter(({ path }) => path === 'rpc/admin_customers').map(({ body }) => body)
