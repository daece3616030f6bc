import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Route } from '@fortnight/shared-ui/router'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { renderAdminPage, databaseError, mockRestApi } from '../layout/renderAdminPage.testing.tsx'
import SubscriberListPage from './SubscriberListPage.tsx'

const subscriber = {
  id: 's1',
  email: 'reader@example.com',
  status: 'confirmed',
  consented_at: '2025-09-01T10:00:00Z',
  confirmed_at: '2025-09-02T10:00:00Z',
  unsubscribed_at: null,
  total: 1,
}
const renderSubscribers = (path = '/admin/subscribers') =>
  renderAdminPage(path, <Route path="/admin/subscribers" element={<SubscriberListPage />} />)
const mockSubscriberApi = (rows: object[], deleteResponse = { status: 204 }) =>
  mockRestApi(({ method }) => (method === 'DELETE' ? deleteResponse : { body: rows }))

afterEach(() => jest.restoreAllMocks())

describe('SubscriberListPage', () => {
  it('lists subscribers with status and dates', async () => {
    mockSubscriberApi([subscriber])
    const { container } = renderSubscribers()
    expect(await screen.findByRole('rowheader', { name: 'reader@example.com' })).toBeVisible()
    expect(screen.getByRole('cell', { name: 'Confirmed' })).toBeVisible()
    expect(screen.getByText('Sep 2, 2025')).toBeVisible()
    expect(await screen.findByText('1 subscriber')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('lets the database search and filter', async () => {
    const requests = mockSubscriberApi([])
    renderSubscribers('/admin/subscribers?status=pending')
    await userEvent.type(screen.getByLabelText('Search subscribers'), 'rea{Enter}')
    await waitFor(() => expect(requests.at(-1)?.body).toMatchObject({ searched: 'rea', in_status: 'pending', page: 1 }))
    expect(await screen.findByText('No subscribers found.')).toBeVisible()
  })

  it('has nothing to search or export while there are no subscribers', async () => {
    mockSubscriberApi([])
    renderSubscribers()
    expect(await screen.findByText('No subscribers yet')).toBeVisible()
    expect(screen.queryByRole('search')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
  })

  it('removes a subscriber permanently after a confirmation [ERR-4]', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
    const requests = mockSubscriberApi([subscriber])
    renderSubscribers()
    const remove = await screen.findByRole('button', { name: 'Remove reader@example.com' })
    await userEvent.click(remove)
    expect(requests.some(({ method }) => method === 'DELETE')).toBe(false)
    await userEvent.click(remove)
    expect(confirm).toHaveBeenLastCalledWith(
      'Are you sure you want to remove reader@example.com? The address and consent are deleted permanently; only this person can subscribe again.',
    )
    expect(await findToast('Subscriber removed')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('hides a removed subscriber although refetching the list fails', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    let isRemoved = false
    mockRestApi(({ method }) => {
      if (method !== 'DELETE') return isRemoved ? databaseError : { body: [subscriber] }
      isRemoved = true
      return { status: 204 }
    })
    renderSubscribers()
    await userEvent.click(await screen.findByRole('button', { name: 'Remove reader@example.com' }))
    expect(await screen.findByText('No subscribers yet')).toBeVisible()
  })

  it('keeps a subscriber whose removal fails and shows an error [ERR-1]', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    mockSubscriberApi([subscriber], databaseError)
    renderSubscribers()
    await userEvent.click(await screen.findByRole('button', { name: 'Remove reader@example.com' }))
    expect(await findToast('Could not save. Try again.')).toBeVisible()
    expect(screen.getByRole('rowheader', { name: 'reader@example.com' })).toBeVisible()
  })
})
