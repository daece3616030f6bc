import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { databaseError, mockRestApi } from '../layout/renderAdminPage.testing.tsx'
import { mockCustomerApi, listRequests, ben, mara, renderCustomers } from './renderCustomers.testing.tsx'

describe('CustomerListPage', () => {
  it('shows the number of all, onboarded, pending and this month’s customers in the browser’s time zone [ADMIN-CUST-1] [ADMIN-CUST-2]', async () => {
    const requests = mockCustomerApi([mara])
    renderCustomers()
    const statistics = await screen.findByRole('region', { name: 'Customer statistics' })
    expect(await within(statistics).findByText('1,200')).toBeVisible()
    expect(statistics).toHaveTextContent('Total Customers1,205Onboarded1,200Pending5This Month31')
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    expect(requests.find(({ path }) => path === 'rpc/customer_stats')?.body).toEqual({ tz: timeZone })
  })

  it('lets the database search and apply one of three filters [ADMIN-CUST-3]', async () => {
    const requests = mockCustomerApi([mara])
    renderCustomers()
    await screen.findByRole('row', { name: /Mara Holt/ })
    const search = screen.getByPlaceholderText('Search customers by name, email, or company...')
    await userEvent.type(search, 'holt{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Pending' }))
    await screen.findByText('1,205 customers')
    const filters = within(screen.getByRole('group', { name: 'Onboarding' })).getAllByRole('button')
    expect(filters.map(({ textContent }) => textContent)).toEqual(['All', 'Onboarded', 'Pending'])
    const defaults = { searched: '', in_state: '', sorted: 'newest', page: 1, page_size: 25 }
    expect(listRequests(requests)[0]).toEqual(defaults)
    expect(listRequests(requests).at(-1)).toEqual({ ...defaults, searched: 'holt', in_state: 'pending' })
  })

  it('shows name, company, contact, onboarding and joined date in columns [ADMIN-CUST-4] [ADMIN-CUST-5]', async () => {
    mockCustomerApi([mara, ben])
    const { container } = renderCustomers()
    const row = await screen.findByRole('row', { name: /Mara Holt/ })
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(headers).toEqual(['Customer', 'Company', 'Contact Info', 'Onboarding', 'Joined Date', 'Actions'])
    expect(row).toHaveTextContent(/Mara HoltHolt Ltdmara@example.com\+44 20 7946 0000CompletedSep 3, 2025/)
    expect(screen.getByRole('row', { name: /Ben Ode/ })).toHaveTextContent('Pending')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows a message when no customer matches or none exists [ADMIN-CUST-7]', async () => {
    mockCustomerApi([])
    renderCustomers()
    expect(await screen.findByRole('heading', { name: 'No customers found' })).toBeVisible()
    expect(screen.getByText('No client users have signed up yet.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Onboarded' }))
    expect(await screen.findByText('Try adjusting your search or filter criteria.')).toBeVisible()
  })

  it('shows a spinner while the list is loading [ADMIN-CUST-8]', () => {
    mockRestApi(() => new Promise(() => {}))
    renderCustomers()
    expect(screen.getByText('Loading customers…')).toHaveAttribute('role', 'status')
  })

  it('shows an error instead of the list and dashes instead of statistics, both with Retry, when requests fail [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockRestApi(() => databaseError)
    const { container } = renderCustomers()
    expect(await screen.findByRole('heading', { name: 'The customers could not be loaded' })).toBeVisible()
    expect(screen.getAllByText('—')).toHaveLength(4)
    expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2)
    expect(await axe(container)).toHaveNoViolations()
    mockCustomerApi([mara])
    for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await userEvent.click(retry)
    expect(await screen.findByRole('row', { name: /Mara Holt/ })).toBeVisible()
  })
})
