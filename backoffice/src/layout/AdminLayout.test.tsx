import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Route } from '@fortnight/shared-ui/router'
import { sessionStorageKey } from '@fortnight/supabase/client'
import { signOutNoticeKey } from '@fortnight/supabase/core/localSession'
import { useSession } from '@fortnight/supabase/session'
import { NotFound } from './NotFound.tsx'
import { renderAdminPage, databaseError, mockApi } from './renderAdminPage.testing.tsx'

const pages = (
  <>
    <Route index element="the overview" />
    <Route path="/admin/faqs" element="the FAQs" />
    <Route path="*" element={<NotFound />} />
  </>
)

beforeEach(() => {
  mockApi(() => databaseError)
})

describe('the frame of the back office', () => {
  it('links to every section that exists and marks the current one [ADMIN-1]', () => {
    renderAdminPage('/admin/faqs', pages)
    const entries = screen.getAllByRole('link').filter((link) => link.closest('nav'))
    expect(entries.map((link) => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
      ['Dashboard', '/admin'],
      ['Blog Posts', '/admin/blog'],
      ['Partners', '/admin/partners'],
      ['FAQs', '/admin/faqs'],
      ['Pricing', '/admin/pricing'],
      ['Customers', '/admin/customers'],
      ['Projects', '/admin/projects'],
      ['Subscribers', '/admin/subscribers'],
    ])
    expect(screen.getByRole('link', { name: 'FAQs' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current')
    expect(screen.getByText('the FAQs')).toBeVisible()
  })

  it('shows who is signed in and the way out [ADMIN-2]', async () => {
    const { container } = renderAdminPage('/admin', pages)
    expect(screen.getByText('admin@fortnight.example')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('leaves for /admin/login and forgets the session, also when the service fails [ADMIN-3]', async () => {
    globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
    localStorage.setItem(sessionStorageKey, JSON.stringify({ access_token: 'a.b.c' }))
    const heard: (string | null)[] = []
    // What the shell does when somebody leaves.
    const follow = ({ key }: StorageEvent) => {
      heard.push(key)
      useSession.setState({ status: 'signed-out', user: null, userType: null, ended: 'by-choice' }, true)
    }
    addEventListener('storage', follow)
    renderAdminPage('/admin', pages)
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }))
    expect(await screen.findByText('the sign-in page')).toBeVisible()
    expect(window.location.pathname).toBe('/admin/login')
    expect(localStorage.getItem(sessionStorageKey)).toBeNull()
    expect(heard).toEqual([signOutNoticeKey])
    removeEventListener('storage', follow)
  })

  it('has a view for addresses that lead nowhere', () => {
    renderAdminPage('/admin/nowhere', pages)
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/admin')
  })
})
