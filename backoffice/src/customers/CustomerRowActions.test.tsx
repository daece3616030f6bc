import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { captureDownloads, readDownload } from '@fortnight/shared-ui/csv/captureDownloads.testing'
import { databaseError } from '../layout/renderAdminPage.testing.tsx'
import { mockCustomerApi, ben, mara, renderCustomers } from './renderCustomers.testing.tsx'

describe('CustomerRowActions', () => {
  it('copies, links to projects and email, and opens the details [ADMIN-CUST-6]', async () => {
    const user = userEvent.setup()
    mockCustomerApi([mara])
    renderCustomers()
    const row = await screen.findByRole('row', { name: /Mara Holt/ })
    await user.click(within(row).getByRole('button', { name: 'More: Mara Holt' }))
    await user.click(within(row).getByRole('button', { name: 'Copy email' }))
    expect(await navigator.clipboard.readText()).toBe('mara@example.com')
    await user.click(within(row).getByRole('button', { name: 'Copy ID' }))
    expect(await navigator.clipboard.readText()).toBe(mara.id)
    expect(within(row).getByRole('link', { name: 'Email customer' })).toHaveAttribute('href', 'mailto:mara@example.com')
    const projects = within(row).getByRole('link', { name: 'Show projects' })
    expect(projects).toHaveAttribute('href', `/admin/projects?client=${mara.id}`)

    await user.click(within(row).getByRole('button', { name: 'View Mara Holt' }))
    const panel = await screen.findByRole('dialog', { name: 'Customer' })
    expect(await within(panel).findByText('No projects yet.')).toBeVisible()
    expect(panel).toHaveTextContent('How they heard about us')
  })

  it('links to an email without letting the address add recipients [ADMIN-CUST-6]', async () => {
    mockCustomerApi([{ ...mara, email: 'mara@example.com?bcc=eve@evil.example' }])
    renderCustomers()
    const row = await screen.findByRole('row', { name: /Mara Holt/ })
    await userEvent.click(within(row).getByRole('button', { name: 'More: Mara Holt' }))
    expect(within(row).getByRole('link', { name: 'Email customer' })).toHaveAttribute(
      'href',
      'mailto:mara@example.com%3Fbcc%3Deve@evil.example',
    )
  })

  it('exports the customer as CSV with the columns of the list [ADMIN-CUST-6]', async () => {
    const downloads = captureDownloads()
    mockCustomerApi([mara, ben])
    renderCustomers()
    const row = await screen.findByRole('row', { name: /Mara Holt/ })
    await userEvent.click(within(row).getByRole('button', { name: 'More: Mara Holt' }))
    await userEvent.click(within(row).getByRole('button', { name: 'Export as CSV' }))
    expect(await findToast('1 exported')).toBeVisible()
    expect(downloads[0]?.name).toMatch(/^customer-\d{4}-\d\d-\d\d\.csv$/)
    expect((await readDownload(downloads[0]!)).trim().split('\r\n').slice(1)).toEqual([
      `${mara.id},Mara Holt,Holt Ltd,mara@example.com,'${mara.mobile_number},Completed,${mara.created_at}`,
    ])
  })

  it('shows an error when marking a customer as pending fails [ERR-1]', async () => {
    const requests = mockCustomerApi([mara], () => databaseError)
    renderCustomers()
    const row = await screen.findByRole('row', { name: /Mara Holt/ })
    await userEvent.click(within(row).getByRole('button', { name: 'More: Mara Holt' }))
    await userEvent.click(within(row).getByRole('button', { name: 'Mark as pending' }))
    expect(await findToast('Could not save. Try again.')).toBeVisible()
    expect(row).toHaveTextContent('Completed')
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ onboarding_completed: false })
  })
})
