import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient } from '@fortnight/shared-ui/query'
import { connect } from '@fortnight/supabase/client'
import { useSession } from '@fortnight/supabase/session'
import { startSession } from '../auth/session/startSession.ts'
import { admin, client, renderLayout, visitor } from '../layout/renderLayout.testing.tsx'

/** jsdom has no popovers and always shows them; the end-to-end tests open and close this one. */
async function findMenu() {
  const button = await screen.findByRole('button', { name: 'Your account' })
  const menu = screen.getByRole('group', { name: 'Your account' })
  expect(button).toHaveAttribute('popovertarget', menu.id)
  return menu
}

describe('UserMenu', () => {
  it('is hidden from visitors', () => {
    renderLayout('/', visitor)
    expect(screen.queryByRole('button', { name: 'Your account' })).not.toBeInTheDocument()
  })

  it('shows a client the email, "client Account", Dashboard and Sign Out [CHROME-13, CHROME-14]', async () => {
    renderLayout('/', client)
    const menu = within(await findMenu())
    expect(menu.getByText('maria@bakery.example')).toBeVisible()
    expect(menu.getByText('client Account')).toBeVisible()
    expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
    expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    expect(menu.queryByRole('link', { name: 'Admin Panel' })).not.toBeInTheDocument()
  })

  it('shows an admin "admin Account" and the Admin Panel [CHROME-13, CHROME-14]', async () => {
    renderLayout('/', admin)
    const menu = within(await findMenu())
    expect(menu.getByText('admin Account')).toBeVisible()
    expect(menu.getByRole('link', { name: 'Admin Panel' })).toHaveAttribute('href', '/admin')
    expect(menu.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument()
  })

  it('signs out and navigates home although the auth service is unreachable [CHROME-15]', async () => {
    connect({ url: 'http://127.0.0.1:9', key: 'none' })
    startSession(new QueryClient(), false)
    renderLayout('/partners', client)
    const menu = within(await findMenu())
    await userEvent.click(menu.getByRole('button', { name: 'Sign Out' }))
    await waitFor(() => expect(window.location.pathname).toBe('/'))
    expect(useSession.getState().status).toBe('signed-out')
    expect(screen.queryByRole('button', { name: 'Your account' })).not.toBeInTheDocument()
  })
})
