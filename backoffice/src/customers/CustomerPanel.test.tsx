import { screen, within } from '@testing-library/react'
import { answer, mara, openCustomers } from './renderCustomers.testing.tsx'

describe('a customer at the side', () => {
  it('shows everything that is known about them: profile, projects and history [ADMIN-CUST-6]', async () => {
    answer([mara])
    openCustomers(`?view=${mara.id}`)
    const panel = within(await screen.findByRole('dialog', { name: 'Customer' }))
    const facts = (await panel.findByText('Joined')).closest('dl')
    for (const fact of [
      ...['CompanyHolt Ltd', 'Contact e-mailmara@example.com', 'Phone+44 20 7946 0000', 'Job roleOwner', 'Team size5'],
      ...['Heard of us byReferral', /JoinedSep 3, 2025/, /ChangedSep 5, 2025/, `Id${mara.id}`],
    ]) {
      expect(facts).toHaveTextContent(fact)
    }
    expect(panel.getByText('Completed')).toBeVisible()
    expect(await panel.findByText('No projects yet.')).toBeVisible()
    const history = (await panel.findByText('Signed up')).closest('ol')
    expect(history).toHaveTextContent(
      /Ledger agent: You changed the status from Draft to Active.*Confirmed the newsletter.*Signed up/,
    )
    const project = panel.getByRole('link', { name: 'Ledger agent' })
    expect(project).toHaveAttribute('href', `/admin/projects?client=${mara.id}&view=p1`)
  })
})
