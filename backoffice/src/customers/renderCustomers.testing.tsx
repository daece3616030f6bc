/* For tests: the customer list with a mock API. */
import { Route } from '@fortnight/shared-ui/router'
import type { Customer, StoredCustomer } from '@fortnight/supabase/customers/adminQueries'
import { renderAdminPage, mockRestApi } from '../layout/renderAdminPage.testing.tsx'
import CustomerListPage from './CustomerListPage.tsx'

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
const updated_at = '2025-09-05T10:00:00Z'
/** The first customer's row in the database; tests change it to simulate an edit by another admin. */
export const storedCustomer: StoredCustomer = { ...mara, updated_at }
const history = [
  {
    ...{ kind: 'status', by: 'you', created_at: updated_at, project_id: 'p1', project_name: 'Ledger agent' },
    ...{ from_value: 'draft', to_value: 'active', changed_fields: [] },
  },
  { kind: 'newsletter_confirmed', created_at: updated_at, project_id: null },
  { kind: 'joined', created_at: mara.created_at, project_id: null },
]
const stats = { total: 1205, onboarded: 1200, pending: 5, this_month: 31 }
const total = 1205
const withTotal = (rows: Customer[]) => rows.map((row) => ({ ...row, total }))

export const renderCustomers = (search = '') =>
  renderAdminPage(`/admin/customers${search}`, <Route path="/admin/customers" element={<CustomerListPage />} />)

type PatchResponse = (query: string) => { status?: number; body?: unknown }
/** Mocks the API of a database with these customers. */
export function mockCustomerApi(rows: Customer[], patchResponse: PatchResponse = () => ({ body: [storedCustomer] })) {
  return mockRestApi(({ method, path, query }) => {
    if (method === 'PATCH') return patchResponse(query)
    if (path === 'rpc/customer_stats') return { body: stats }
    if (path === 'rpc/admin_customers') return { body: withTotal(rows) }
    if (path === 'rpc/customer_history') return { body: history }
    if (path === 'user_profiles') return { body: rows.length > 0 ? storedCustomer : null }
    return { body: [] }
  })
}
/** The parameters of the list's requests. */
export const listRequests = (requests: ReturnType<typeof mockCustomerApi>) =>
  requests.filter(({ path }) => path === 'rpc/admin_customers').map(({ body }) => body)
