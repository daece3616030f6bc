import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { refused } from '../layout/openBackoffice.testing.tsx'
import { answer, mara, openCustomers } from './openCustomers.testing.tsx'

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

  it('changes only the fields that were touched, never the type or the sign-in address [ADMIN-CUST-6]', async () => {
    const requests = answer([mara], { body: { id: mara.id } })
    openCustomers(`?edit=${mara.id}`)
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
    openCustomers(`?edit=${mara.id}`)
    const email = await screen.findByLabelText(/^Contact e-mail/)
    fireEvent.input(email, { target: { value: 'mara' } })
    await userEvent.click(screen.getByRole('button', { name: 'Save customer' }))
    expect(await screen.findByText('Please enter a valid e-mail address')).toBeVisible()
    fireEvent.input(email, { target: { value: 'mara@example.org' } })
    await userEvent.click(screen.getByRole('button', { name: 'Save customer' }))
    expect(await screen.findByText('Could not save. Try again.')).toBeVisible()
    expect(email).toHaveValue('mara@example.org')
  })
})
