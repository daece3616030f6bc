import { screen, within } from '@testing-library/react'
import { mockCustomerApi, mara, renderCustomers } from './renderCustomers.testing.tsx'

describe('CustomerPanel', () => {
  it('shows the customer’s profile, projects and history [ADMIN-CUST-6]', async () => {
    mockCustomerApi([mara])
    renderCustomers(`?view=${mara.id}`)
    const dialog = await screen.findByRole('dialog', { name: 'Customer' })
    const panel = within(dialog)
    expect(await panel.findByText('Joined')).toBeVisible()
    for (const detail of [
      ...['CompanyHolt Ltd', 'Contact emailmara@example.com', 'Phone+44 20 7946 0000', 'Job roleOwner', 'Team size5'],
      ...['How they heard about usReferral', /JoinedSep 3, 2025/, /Last updatedSep 5, 2025/, `ID${mara.id}`],
    ]) {
      expect(dialog).toHaveTextContent(detail)
    }
    expect(panel.getByText('Completed')).toBeVisible()
    expect(await panel.findByText('No projects yet.')).toBeVisible()
    expect(await panel.findByText('Signed up')).toBeVisible()
    expect(dialog).toHaveTextContent(
      /Ledger agent: You changed the status from Draft to Active.*Confirmed the newsletter.*Signed up/,
    )
    const project = panel.getByRole('link', { name: 'Ledger agent' })
    expect(project).toHaveAttribute('href', `/admin/projects?client=${mara.id}&view=p1`)
  })
})
