import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Route } from '@fortnight/shared-ui/router'
import { sessionStorageKey } from '@fortnight/supabase/client'
import { signOutNoticeKey } from '@fortnight/supabase/core/session/localSession'
import { useSession } from '@fortnight/supabase/session'
import { NotFound } from './NotFound.tsx'
import { renderAdminPage, databaseError, mockRestApi } from './renderAdminPage.testing.tsx'

const pages = (
  <>
    <Route index element="the overview" />
    <Route path="/admin/faqs" element="the FAQs" />
    <Route path="*" element={<NotFound />} />
  </>
)

beforeEach(() => {
  mockRestApi(() => databaseError)
})

describe('AdminLayout', () => {
  it('links to every section and marks the current one [ADMIN-1]', () => {
    renderAdminPage('/admin/faqs', pages)
    const sectionLinks = within(screen.getByRole('navigation', { name: 'Back office' })).getAllByRole('link')
    expect(sectionLinks.map((link) => [link.textContent.trim(), link.getAttribute('href')])).toEqual([
      ['Dashboard', '/admin'],
      ['Inbox', '/admin/inbox'],
      ['Report', '/admin/report'],
      ['Customers', '/admin/customers'],
      ['Projects', '/admin/projects'],
      ['Questionnaire', '/admin/briefs'],
      ['Holidays', '/admin/holidays'],
      ['Saved Replies', '/admin/replies'],
      ['Emails', '/admin/mails'],
      ['Blog Posts', '/admin/blog'],
      ['Pricing', '/admin/pricing'],
      ['Partners', '/admin/partners'],
      ['Testimonials', '/admin/testimonials'],
      ['FAQs', '/admin/faqs'],
      ['Images', '/admin/images'],
      ['Subscribers', '/admin/subscribers'],
      ['Releases', '/admin/releases'],
      ['Flags', '/admin/flags'],
      ['Errors', '/admin/errors'],
      ['Vitals', '/admin/vitals'],
    ])
    expect(screen.getByRole('link', { name: 'FAQs' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current')
    expect(screen.getByText('the FAQs')).toBeVisible()
  })

  it('shows beside the inbox in how many projects clients have written what I have not read [ROOM-51]', () => {
    renderAdminPage('/admin/faqs', pages, { d1: 3, d2: 1 })
    expect(screen.getByRole('link', { name: 'Inbox 2 with unread messages' })).toBeVisible()
  })

  it('shows the same on the closed list of sections, elsewhere than in the inbox [ROOM-51]', () => {
    renderAdminPage('/admin/faqs', pages, { d1: 3, d2: 1 })
    expect(screen.getByRole('button', { name: /^Back office \/ FAQs.*2 with unread messages$/ })).toBeVisible()
  })

  it.each([
    ['/admin', 'Back office / Dashboard'],
    ['/admin/faqs', 'Back office / FAQs'],
    ['/admin/projects/d1', 'Back office / Projects'],
    ['/admin/unknown', 'Back office'],
  ])('says on narrow screens that %s is in %s [ADMIN-1]', (path, place) => {
    renderAdminPage(path, pages)
    expect(screen.getByRole('button', { name: /^Back office/ })).toHaveTextContent(`${place}, all sections`)
  })

  it('opens the list of sections on narrow screens, and closes it on Escape [ADMIN-1]', async () => {
    renderAdminPage('/admin/faqs', pages)
    const toggle = screen.getByRole('button', { name: /^Back office/ })
    await userEvent.click(toggle)
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
    screen.getByRole('link', { name: 'Images' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    expect(toggle).toHaveFocus()
  })

  it('shows the signed-in admin and Sign Out [ADMIN-2]', async () => {
    const { container } = renderAdminPage('/admin', pages)
    expect(screen.getByText('admin@fortnight.example')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('clears the session and opens /admin/login, even when the auth service fails [ADMIN-3]', async () => {
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')))
    localStorage.setItem(sessionStorageKey, JSON.stringify({ access_token: 'a.b.c' }))
    const notifiedKeys: (string | null)[] = []
    // What the shell does on sign-out.
    const endSession = ({ key }: StorageEvent) => {
      notifiedKeys.push(key)
      useSession.setState({ status: 'signed-out', user: null, userType: null, ended: 'by-choice' }, true)
    }
    addEventListener('storage', endSession)
    renderAdminPage('/admin', pages)
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }))
    expect(await screen.findByText('the sign-in page')).toBeVisible()
    expect(window.location.pathname).toBe('/admin/login')
    expect(localStorage.getItem(sessionStorageKey)).toBeNull()
    expect(notifiedKeys).toEqual([signOutNoticeKey])
    removeEventListener('storage', endSession)
  })

  it('shows a not-found view for an unknown URL', () => {
    renderAdminPage('/admin/unknown', pages)
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/admin')
  })
})
