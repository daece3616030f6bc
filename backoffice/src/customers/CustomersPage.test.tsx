import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Route } from '@fortnight/shared-ui/router'
import type { Customer } from '@fortnight/supabase/customers'
import { openAt, refused, scriptApi } from '../layout/openBackoffice.testing.tsx'
import CustomersPage from './CustomersPage.tsx'

const mara: Customer = {
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
const ben: Customer = {
  ...mara,
  id: '00000000-0000-4000-9000-0000000000c2',
  name: 'Ben Ode',
  onboarding_completed: false,
}
const stats = { total: 1205, onboarded: 1200, pending: 5, this_month: 31 }
const total = 1205
const withTotal = (rows: Customer[]) => rows.map((row) => ({ ...row, total }))

const open = (search = '') =>
  openAt(`/admin/customers${search}`, <Route path="/admin/customers" element={<CustomersPage />} />)

function answer(rows: Customer[], onPatch = {}) {
  return scriptApi(({ method, path }) => {
    if (method === 'PATCH') return onPatch
    if (path === 'rpc/customer_stats') return { body: stats }
    if (path === 'rpc/admin_customers') return { body: withTotal(rows) }
    if (path === 'user_profiles') return { body: rows.slice(0, 1) }
    return { body: [] }
  })
}
const asked = (requests: ReturnType<typeof answer>) =>
  requests.filter(({ path }) => path === 'rpc/admin_customers').map(({ body }) => body)

describe('the list of customers', () => {
  it('counts all, onboarded, pending and those of this month in the zone of the browser [ADMIN-CUST-1] [ADMIN-CUST-2]', async () => {
    const requests = answer([mara])
    open()
    const figures = await screen.findByRole('region', { name: 'Figures of customers' })
    expect(await within(figures).findByText('1,200')).toBeVisible()
    expect(figures).toHaveTextContent('Total Customers1,205Onboarded1,200Pending5This Month31')
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    expect(requests.find(({ path }) => path === 'rpc/customer_stats')?.body).toEqual({ tz: timeZone })
  })

  it('has a search and three filters, which the database works out [ADMIN-CUST-3]', async () => {
    const requests = answer([mara])
    open()
    await screen.findByRole('row', { name: /Mara Holt/ })
    const search = screen.getByPlaceholderText('Search customers by name, email, or company...')
    await userEvent.type(search, 'holt{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Pending' }))
    await screen.findByText('1,205 customers')
    const filters = within(screen.getByRole('group', { name: 'Onboarding' })).getAllByRole('button')
    expect(filters.map(({ textContent }) => textContent)).toEqual(['All', 'Onboarded', 'Pending'])
    const usual = { searched: '', in_state: '', sorted: 'newest', page: 1, page_size: 25 }
    expect(asked(requests)[0]).toEqual(usual)
    expect(asked(requests).at(-1)).toEqual({ ...usual, searched: 'holt', in_state: 'pending' })
  })

  it('shows who, where, how to reach them, their onboarding and since when [ADMIN-CUST-4] [ADMIN-CUST-5]', async () => {
    answer([mara, ben])
    const { container } = open()
    const row = await screen.findByRole('row', { name: /Mara Holt/ })
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(headers).toEqual(['Customer', 'Company', 'Contact Info', 'Onboarding', 'Joined Date', 'Actions'])
    expect(row).toHaveTextContent(/Mara HoltHolt Ltdmara@example.com\+44 20 7946 0000CompletedSep 3, 2025/)
    expect(screen.getByRole('row', { name: /Ben Ode/ })).toHaveTextContent('Pending')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('offers to view, edit and more [ADMIN-CUST-6]', async () => {
    const user = userEvent.setup()
    answer([mara])
    open()
    const row = await screen.findByRole('row', { name: /Mara Holt/ })
    await user.click(within(row).getByRole('button', { name: 'Copy e-mail' }))
    expect(await navigator.clipboard.readText()).toBe('mara@example.com')
    await user.click(within(row).getByRole('button', { name: 'Copy id' }))
    expect(await navigator.clipboard.readText()).toBe(mara.id)
    expect(within(row).getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute(
      'href',
      'mailto:mara@example.com',
    )
    const projects = within(row).getByRole('link', { name: 'Show projects' })
    expect(projects).toHaveAttribute('href', `/admin/projects?client=${mara.id}`)

    await user.click(within(row).getByRole('button', { name: 'View Mara Holt' }))
    const panel = await screen.findByRole('dialog', { name: 'Customer' })
    expect(await within(panel).findByText('No projects yet.')).toBeVisible()
    expect(panel).toHaveTextContent('Heard of us by')
  })

  it('changes only the fields that were touched, never the type or the sign-in address [ADMIN-CUST-6]', async () => {
    const requests = answer([mara], { body: { id: mara.id } })
    open(`?edit=${mara.id}`)
    const form = await screen.findByRole('dialog', { name: 'Edit customer' })
    const company = await within(form).findByLabelText('Company')
    await userEvent.clear(company)
    await userEvent.click(within(form).getByLabelText('Onboarding completed'))
    await userEvent.click(within(form).getByRole('button', { name: 'Save customer' }))
    expect(await screen.findByText('Customer saved')).toBeVisible()
    const patch = requests.find(({ method }) => method === 'PATCH')
    expect(patch?.body).toEqual({ company_name: null, onboarding_completed: false })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('keeps what was typed when it is refused or wrong', async () => {
    answer([mara], refused)
    open(`?edit=${mara.id}`)
    const email = await screen.findByLabelText(/^Contact e-mail/)
    fireEvent.input(email, { target: { value: 'mara' } })
    await userEvent.click(screen.getByRole('button', { name: 'Save customer' }))
    expect(await screen.findByText('Please enter a valid e-mail address')).toBeVisible()
    fireEvent.input(email, { target: { value: 'mara@example.org' } })
    await userEvent.click(screen.getByRole('button', { name: 'Save customer' }))
    expect(await screen.findByText('Could not save. Try again.')).toBeVisible()
    expect(email).toHaveValue('mara@example.org')
  })

  it('says that nobody matches, or that nobody is there yet [ADMIN-CUST-7]', async () => {
    answer([])
    open()
    expect(await screen.findByRole('heading', { name: 'No customers found' })).toBeVisible()
    expect(screen.getByText('No client users have signed up yet.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Onboarded' }))
    expect(await screen.findByText('Try adjusting your search or filter criteria.')).toBeVisible()
  })

  it('turns a wheel while the list is on its way [ADMIN-CUST-8]', () => {
    scriptApi(() => new Promise(() => {}))
    open()
    expect(screen.getByText('Loading customers…')).toHaveAttribute('role', 'status')
  })

  it('shows a failed list with its message and dashes for figures, both with a way to try again [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    scriptApi(() => refused)
    const { container } = open()
    expect(await screen.findByRole('heading', { name: 'The customers could not be loaded' })).toBeVisible()
    expect(screen.getAllByText('—')).toHaveLength(4)
    expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2)
    expect(await axe(container)).toHaveNoViolations()
    answer([mara])
    for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await userEvent.click(retry)
    expect(await screen.findByRole('row', { name: /Mara Holt/ })).toBeVisible()
  })

  it('marks as pending and says so when that is refused [ERR-1]', async () => {
    const requests = answer([mara], refused)
    open()
    const row = await screen.findByRole('row', { name: /Mara Holt/ })
    await userEvent.click(within(row).getByRole('button', { name: 'Mark as pending' }))
    expect(await screen.findByText('Could not save. Try again.')).toBeVisible()
    expect(row).toHaveTextContent('Completed')
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ onboarding_completed: false })
  })
})
