import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { databaseError, mockApi } from '../layout/renderAdminPage.testing.tsx'
import { answer, asked, ben, mara, openCustomers } from './renderCustomers.testing.tsx'

describe('the list of customers', () => {
  it('counts all, onboarded, pending and those of this month in the zone of the browser [ADMIN-CUST-1] [ADMIN-CUST-2]', async () => {
    const requests = answer([mara])
    openCustomers()
    const figures = await screen.findByRole('region', { name: 'Figures of customers' })
    expect(await within(figures).findByText('1,200')).toBeVisible()
    expect(figures).toHaveTextContent('Total Customers1,205Onboarded1,200Pending5This Month31')
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    expect(requests.find(({ path }) => path === 'rpc/customer_stats')?.body).toEqual({ tz: timeZone })
  })

  it('has a search and three filters, which the database works out [ADMIN-CUST-3]', async () => {
    const requests = answer([mara])
    openCustomers()
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
    const { container } = openCustomers()
    const row = await screen.findByRole('row', { name: /Mara Holt/ })
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(headers).toEqual(['Customer', 'Company', 'Contact Info', 'Onboarding', 'Joined Date', 'Actions'])
    expect(row).toHaveTextContent(/Mara HoltHolt Ltdmara@example.com\+44 20 7946 0000CompletedSep 3, 2025/)
    expect(screen.getByRole('row', { name: /Ben Ode/ })).toHaveTextContent('Pending')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('says that nobody matches, or that nobody is there yet [ADMIN-CUST-7]', async () => {
    answer([])
    openCustomers()
    expect(await screen.findByRole('heading', { name: 'No customers found' })).toBeVisible()
    expect(screen.getByText('No client users have signed up yet.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Onboarded' }))
    expect(await screen.findByText('Try adjusting your search or filter criteria.')).toBeVisible()
  })

  it('turns a wheel while the list is on its way [ADMIN-CUST-8]', () => {
    mockApi(() => new Promise(() => {}))
    openCustomers()
    expect(screen.getByText('Loading customers…')).toHaveAttribute('role', 'status')
  })

  it('shows a failed list with its message and dashes for figures, both with a way to try again [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockApi(() => databaseError)
    const { container } = openCustomers()
    expect(await screen.findByRole('heading', { name: 'The customers could not be loaded' })).toBeVisible()
    expect(screen.getAllByText('—')).toHaveLength(4)
    expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2)
    expect(await axe(container)).toHaveNoViolations()
    answer([mara])
    for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await userEvent.click(retry)
    expect(await screen.findByRole('row', { name: /Mara Holt/ })).toBeVisible()
  })
})
