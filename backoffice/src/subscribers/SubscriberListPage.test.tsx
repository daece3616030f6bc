import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Route } from '@fortnight/shared-ui/router'
import { renderAdminPage, databaseError, mockApi } from '../layout/renderAdminPage.testing.tsx'
import SubscribersPage from './SubscriberListPage.tsx'

const reader = {
  id: 's1',
  email: 'reader@example.com',
  status: 'confirmed',
  consented_at: '2025-09-01T10:00:00Z',
  confirmed_at: '2025-09-02T10:00:00Z',
  unsubscribed_at: null,
  total: 1,
}
const open = (path = '/admin/subscribers') =>
  renderAdminPage(path, <Route path="/admin/subscribers" element={<SubscribersPage />} />)
const working = (rows: object[], removal = { status: 204 }) =>
  mockApi(({ method }) => (method === 'DELETE' ? removal : { body: rows }))

afterEach(() => jest.restoreAllMocks())

describe('the newsletter subscribers', () => {
  it('are listed with their state and dates', async () => {
    working([reader])
    const { container } = open()
    expect(await screen.findByRole('rowheader', { name: 'reader@example.com' })).toBeVisible()
    expect(screen.getByRole('cell', { name: 'Confirmed' })).toBeVisible()
    expect(screen.getByText('Sep 2, 2025')).toBeVisible()
    expect(await screen.findByText('1 subscriber')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('are searched and filtered by the database', async () => {
    const requests = working([])
    open('/admin/subscribers?status=pending')
    await userEvent.type(screen.getByLabelText('Search subscribers'), 'rea{Enter}')
    await waitFor(() => expect(requests.at(-1)?.body).toMatchObject({ searched: 'rea', in_status: 'pending', page: 1 }))
    expect(await screen.findByText('No subscribers found.')).toBeVisible()
  })

  it('are removed for good, after a question that says so [ERR-4]', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
    const requests = working([reader])
    open()
    const remove = await screen.findByRole('button', { name: 'Remove reader@example.com' })
    await userEvent.click(remove)
    expect(requests.some(({ method }) => method === 'DELETE')).toBe(false)
    await userEvent.click(remove)
    expect(confirm).toHaveBeenLastCalledWith(
      'Are you sure you want to remove reader@example.com? Address and consent are erased for good; only this person can subscribe again.',
    )
    expect(await screen.findByText('Subscriber removed')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('no longer show who is removed, also when the list cannot be read anew', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    let isRemoved = false
    mockApi(({ method }) => {
      if (method !== 'DELETE') return isRemoved ? databaseError : { body: [reader] }
      isRemoved = true
      return { status: 204 }
    })
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Remove reader@example.com' }))
    expect(await screen.findByText('No subscribers found.')).toBeVisible()
    expect(screen.getByText('0 subscribers')).toBeVisible()
  })

  it('stay when a removal fails, which is said politely [ERR-1]', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    working([reader], databaseError)
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Remove reader@example.com' }))
    expect(await screen.findByText('Could not save. Try again.')).toBeVisible()
    expect(screen.getByRole('rowheader', { name: 'reader@example.com' })).toBeVisible()
  })
})
