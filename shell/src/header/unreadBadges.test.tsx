import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { unreadCounts } from '@fortnight/supabase/messages/queries'
import type { Session } from '@fortnight/supabase/session'
import { admin, client, renderLayout } from '../layout/renderLayout.testing.tsx'

/** Renders the header with what the portal has loaded. */
async function openPage(path: string, session: Session, unread: Record<string, number>) {
  const { queryClient } = renderLayout(path, session)
  queryClient.setQueryData(unreadCounts().queryKey, unread)
  await screen.findByRole('button', { name: 'Your account' })
  return queryClient
}

const linkNames = () =>
  screen
    .queryAllByRole('link', { name: /Dashboard/, hidden: true })
    .map((link) => link.getAttribute('aria-label') ?? link.textContent)

describe('the links to the dashboard', () => {
  it('show how many entries the client has not read [ROOM-46]', async () => {
    const queryClient = await openPage('/project/p1', client, { p1: 2, p2: 1 })
    expect(linkNames()).toEqual(['Dashboard, 3 unread', 'Dashboard, 3 unread', 'My Dashboard, 3 unread'])
    const [link] = screen.getAllByRole('link', { name: 'Dashboard, 3 unread' })
    expect(link).toHaveAttribute('data-unread', '3')
    queryClient.setQueryData(unreadCounts().queryKey, { p1: 130 })
    await waitFor(() => expect(linkNames()[0]).toBe('Dashboard, 99+ unread'))
    queryClient.setQueryData(unreadCounts().queryKey, {})
    await waitFor(() => expect(linkNames()).not.toContain('Dashboard, 99+ unread'))
    expect(linkNames()).toEqual(['Dashboard', 'Dashboard', 'My Dashboard'])
    expect(link).not.toHaveAttribute('data-unread')
  })

  it('of a page itself stay as they are [ROOM-46]', async () => {
    const queryClient = await openPage('/project/p1', client, {})
    const back = '<header><a href="/dashboard">Back to Dashboard</a></header>'
    screen.getByRole('main').insertAdjacentHTML('beforeend', back)
    queryClient.setQueryData(unreadCounts().queryKey, { p1: 4 })
    await waitFor(() => expect(linkNames()[0]).toBe('Dashboard, 4 unread'))
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).not.toHaveAttribute('data-unread')
  })

  it('show no number on pages that do not keep it up to date [ROOM-46]', async () => {
    await openPage('/dashboard', client, { p1: 2 })
    expect(linkNames()[0]).toBe('Dashboard, 2 unread')
    await userEvent.click(screen.getAllByRole('link', { name: 'Blog' })[0]!)
    expect(linkNames()).toEqual(['Dashboard', 'Dashboard', 'My Dashboard'])
  })

  it('show no number to admins, who have their own pages for it [ROOM-46]', async () => {
    await openPage('/admin', admin, { p1: 2 })
    expect(linkNames().join()).not.toContain('unread')
  })
})
