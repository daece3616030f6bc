import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Route } from '@fortnight/shared-ui/router'
import { mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { renderAdminPage } from '../layout/renderAdminPage.testing.tsx'
import MailListPage from './MailListPage.tsx'

const digest = {
  name: 'Daily digest, for a client',
  subject: 'Your daily digest: “Invoice agent”',
  preview: 'Ada: The first run is done',
  text: 'Hi Noor,\n\nThis is new.',
  html: '<!doctype html><html lang="en"><head><title>Digest</title></head><body><p>This is new.</p></body></html>',
}
const notice = { name: 'New device', subject: 'New sign-in', preview: null, text: 'Someone signed in.', html: null }

const renderMails = (search = '') =>
  renderAdminPage(`/admin/mails${search}`, <Route path="/admin/mails" element={<MailListPage />} />)
const mockTemplates = (status = 200, body: unknown = [digest, notice]) =>
  mockApi(({ path }) => (path === '/mails/templates' ? { status, body } : { body: [] }))

describe('the templates of mails', () => {
  it('are shown with subject, preview, text, and HTML in light and dark, which cannot do anything [ROOM-67]', async () => {
    mockTemplates()
    const { container } = renderMails()
    await userEvent.click(await screen.findByRole('tab', { name: 'Templates' }))
    for (const title of ['Daily digest, for a client, in light mode', 'Daily digest, for a client, in dark mode']) {
      const frame = await screen.findByTitle(title)
      expect(frame).toHaveAttribute('sandbox', '')
      expect(frame).toHaveAttribute('srcdoc', digest.html.replace('<head>', '<head><base target="_blank">'))
    }
    for (const text of [digest.subject, digest.preview, /Hi Noor,\s+This is new\./]) {
      expect(screen.getByText(text)).toBeVisible()
    }
    expect(window.location.search).toBe('?tab=templates')
    expect(await axe(container, { iframes: false })).toHaveNoViolations()
  })

  it('are selected one at a time, in the URL; those of accounts are text only [ROOM-67]', async () => {
    mockTemplates()
    const { container } = renderMails('?tab=templates')
    await userEvent.selectOptions(await screen.findByLabelText('Template'), 'New device')
    expect(screen.getByText('Someone signed in.')).toBeVisible()
    expect(container.querySelector('iframe')).toBeNull()
    expect(new URLSearchParams(window.location.search).get('template')).toBe('New device')
  })

  it('say why they could not be loaded, with Retry [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockTemplates(503, { message: 'The database is not responding. Please try again.' })
    renderMails('?tab=templates')
    expect(await screen.findByRole('heading', { name: 'The templates could not be loaded' })).toBeVisible()
    mockTemplates()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText(digest.subject)).toBeVisible()
  })
})
