import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { auth } from '@fortnight/supabase/client'
import { cost, openAt, refused, scriptApi, time } from '../openBackoffice.testing.tsx'

beforeEach(() => {
  scriptApi(() => refused)
})

describe('the frame of the back office', () => {
  it('links to every section that exists and marks the current one [ADMIN-1]', async () => {
    openAt('/admin/faqs', [cost])
    const entries = screen.getAllByRole('link').filter((link) => link.closest('nav'))
    expect(entries.map((link) => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
      ['Dashboard', '/admin'],
      ['FAQs', '/admin/faqs'],
    ])
    expect(screen.getByRole('link', { name: 'FAQs' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current')
    expect(await screen.findByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible()
  })

  it('shows who is signed in and the way out [ADMIN-2]', () => {
    openAt('/admin', [cost])
    expect(screen.getByText('admin@fortnight.example')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  })

  it('leaves for /admin/login and forgets the session, also when the service fails [ADMIN-3]', async () => {
    globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
    const client = await auth()
    const events: string[] = []
    client.onAuthStateChange((event) => void events.push(event))
    openAt('/admin', [cost])
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }))
    expect(await screen.findByText('the sign-in page')).toBeVisible()
    expect(window.location.pathname).toBe('/admin/login')
    expect(events).toContain('SIGNED_OUT')
  })

  it('leaves even when signing out throws [ADMIN-3]', async () => {
    const client = await auth()
    jest.spyOn(client, 'signOut').mockRejectedValue(new Error('broken'))
    openAt('/admin', [cost])
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }))
    expect(await screen.findByText('the sign-in page')).toBeVisible()
  })

  it('has a view for addresses that lead nowhere', () => {
    openAt('/admin/nowhere')
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/admin')
  })
})

describe('the overview', () => {
  it('counts the FAQs and leads to them and to a new one', async () => {
    const { container } = openAt('/admin', [cost, time])
    expect(screen.getByRole('link', { name: /Total FAQs/ })).toHaveTextContent('2')
    expect(screen.getByText('1 published, 1 draft')).toBeVisible()
    expect(screen.getByRole('link', { name: /Total FAQs/ })).toHaveAttribute('href', '/admin/faqs')
    expect(screen.getByRole('link', { name: 'New FAQ' })).toHaveAttribute('href', '/admin/faqs/new')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows an error in place of a number that it does not know [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    openAt('/admin')
    expect(await screen.findByText('The database is unwell')).toBeVisible()
    expect(screen.queryByText('Total FAQs')).toBeNull()
  })
})
