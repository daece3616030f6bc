import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { databaseError, mockApi } from '../layout/renderAdminPage.testing.tsx'
import { keelhost, open, press, type, working, writes } from './renderPartners.testing.tsx'

const cardOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement)

afterEach(() => jest.restoreAllMocks())

describe('the partners of the back office', () => {
  it('shows what there is to know on a card [ADMIN-PART-2] [CONST-4]', async () => {
    working()
    const { container } = open('/admin/partners')
    const card = await cardOf('Keelhost')
    expect(card.getByRole('img', { name: 'Keelhost logo' })).toHaveAttribute('src', keelhost.logo_url)
    for (const text of ['Cloud Infrastructure', 'Cloud Partner', `${'d'.repeat(120)}…`, '+2 more benefits']) {
      expect(card.getByText(text)).toBeVisible()
    }
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['One', 'Two', 'Three'])
    expect(card.getByRole('link', { name: /^Visit Website/ })).toHaveAttribute('href', 'https://keelhost.example')
    expect(card.getByRole('link', { name: 'Edit Keelhost' })).toHaveAttribute('href', '/admin/partners/edit/p1')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('asks the database for what is searched and filtered, and keeps both in the address [ADMIN-PART-1]', async () => {
    const requests = working()
    open('/admin/partners?category=Database')
    await type('Search partners', 'keel{Enter}')
    await waitFor(() => expect(window.location.search).toBe('?category=Database&q=keel'))
    await waitFor(() =>
      expect(requests.at(-1)?.body).toMatchObject({ searched: 'keel', in_category: 'Database', page: 1 }),
    )
  })

  it('says when there is nothing to list [ADMIN-PART-3]', async () => {
    working([])
    const { container } = open('/admin/partners?q=zebra')
    expect(await screen.findByText('No partners found.')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('deletes after a browser confirmation, and takes it back under the same id [ADMIN-PART-4] [ERR-4]', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
    const requests = working([keelhost], { status: 204 })
    open('/admin/partners')
    await press('Delete Keelhost')
    expect(writes(requests)).toHaveLength(0)
    await press('Delete Keelhost')
    expect(confirm).toHaveBeenLastCalledWith('Are you sure you want to delete this partner?')
    // The toast asks the browser to capture the pointer, which jsdom cannot.
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Restored')).toBeVisible()
    expect(writes(requests)).toMatchObject([{ method: 'DELETE' }, { method: 'POST', body: keelhost }])
  })

  it('keeps a partner whose deletion fails, and says so politely [ADMIN-PART-4] [ERR-1]', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    working([keelhost], databaseError)
    open('/admin/partners')
    await press('Delete Keelhost')
    expect(await screen.findByText('Could not save. Try again.')).toBeVisible()
    expect(await cardOf('Keelhost')).toBeTruthy()
  })

  it('shows a failed list with a way to try again [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockApi(() => databaseError)
    open('/admin/partners')
    expect(await screen.findByRole('heading', { name: 'The partners could not be loaded' })).toBeVisible()
    working()
    await press('Retry')
    expect(await cardOf('Keelhost')).toBeTruthy()
  })
})
