import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { axe } from 'jest-axe'
import { databaseError, mockRestApi } from '../layout/renderAdminPage.testing.tsx'
import {
  clickButton,
  findCard,
  keelhost,
  mockPartnerApi,
  partnerId,
  renderPartners,
  typeInto,
  writeRequests,
} from './renderPartners.testing.tsx'

afterEach(() => jest.restoreAllMocks())

describe('PartnerListPage', () => {
  it('shows a partner’s details on a card [ADMIN-PART-2] [CONST-4]', async () => {
    mockPartnerApi()
    const { container } = renderPartners('/admin/partners')
    const card = within(await findCard('Keelhost'))
    expect(card.getByRole('img', { name: 'Keelhost logo' })).toHaveAttribute('src', keelhost.logo_url)
    for (const text of ['Cloud Infrastructure', 'Cloud Partner', `${'d'.repeat(120)}…`, '+2 more benefits']) {
      expect(card.getByText(text)).toBeVisible()
    }
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['One', 'Two', 'Three'])
    expect(card.getByRole('link', { name: /^Visit Website/ })).toHaveAttribute('href', 'https://keelhost.example')
    expect(card.getByRole('link', { name: 'Edit Keelhost' })).toHaveAttribute(
      'href',
      `/admin/partners/edit/${partnerId}`,
    )
    expect(await axe(container)).toHaveNoViolations()
  })

  it('lets the database search and filter, and keeps both in the URL [ADMIN-PART-1]', async () => {
    const requests = mockPartnerApi()
    renderPartners('/admin/partners?category=Database')
    expect(await screen.findByRole('combobox', { name: 'Category' })).toHaveValue('Database')
    await typeInto('Search partners', 'keel{Enter}')
    await waitFor(() => expect(window.location.search).toBe('?category=Database&q=keel'))
    await waitFor(() =>
      expect(requests.at(-1)?.body).toMatchObject({ searched: 'keel', in_category: 'Database', page: 1 }),
    )
  })

  it('shows a message when no partner matches [ADMIN-PART-3]', async () => {
    mockPartnerApi([])
    const { container } = renderPartners('/admin/partners?q=zebra')
    expect(await screen.findByText('No partners found.')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('deletes a partner after a browser confirmation, and restores it with the same id on Undo [ADMIN-PART-4] [ERR-4]', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
    const requests = mockPartnerApi([keelhost], { status: 204 })
    renderPartners('/admin/partners')
    await clickButton('Delete Keelhost')
    expect(writeRequests(requests)).toHaveLength(0)
    await clickButton('Delete Keelhost')
    expect(confirm).toHaveBeenLastCalledWith('Are you sure you want to delete this partner?')
    // Not userEvent: the toast captures the pointer, which jsdom does not support.
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await findToast('Restored')).toBeVisible()
    expect(writeRequests(requests)).toMatchObject([{ method: 'DELETE' }, { method: 'POST', body: keelhost }])
  })

  it('keeps a partner whose deletion fails and shows an error [ADMIN-PART-4] [ERR-1]', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    mockPartnerApi([keelhost], databaseError)
    renderPartners('/admin/partners')
    await clickButton('Delete Keelhost')
    expect(await findToast('Could not save. Try again.')).toBeVisible()
    expect(await findCard('Keelhost')).toBeVisible()
  })

  it('shows an error with Retry when the list cannot be loaded [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockRestApi(() => databaseError)
    renderPartners('/admin/partners')
    expect(await screen.findByRole('heading', { name: 'The partners could not be loaded' })).toBeVisible()
    mockPartnerApi()
    await clickButton('Retry')
    expect(await findCard('Keelhost')).toBeVisible()
  })
})
