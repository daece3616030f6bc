import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Route } from '@fortnight/shared-ui/router'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { databaseError, mockRestApi, renderAdminPage } from '../layout/renderAdminPage.testing.tsx'
import MailListPage from './MailListPage.tsx'

const mail = {
  id: 7,
  kind: 'activity',
  label: 'Project activity',
  recipient: 'mara@example.com',
  subject: 'New message in Invoice agent',
  project_id: 'd1',
  project_name: 'Invoice agent',
  state: 'failed',
  attempts: 8,
  send_after: '2025-09-02T10:00:00Z',
  last_error: '550 No such user',
  created_at: '2025-09-01T10:00:00Z',
  finished_at: '2025-09-01T14:00:00Z',
  total: 5,
}
const waiting = { ...mail, id: 8, state: 'waiting', attempts: 0, last_error: null, finished_at: null, subject: null }
const sent = { ...mail, id: 9, state: 'sent', attempts: 1, last_error: null, project_id: null, project_name: null }
const retried = { ...mail, id: 11, state: 'waiting', attempts: 2 }
const skipped = { ...mail, id: 10, state: 'skipped', attempts: 1, last_error: null }

const settings = { messages: 'soon', files: 'daily', status: 'off', reminders: 'soon' }

const renderMails = (search = '') =>
  renderAdminPage(`/admin/mails${search}`, <Route path="/admin/mails" element={<MailListPage />} />)
const mockMailApi = (rows: object[] = [mail, waiting, sent, skipped, retried], failing = '') =>
  mockRestApi(({ method, path }) => {
    if (path === failing && method !== 'GET') return databaseError
    if (path === 'rpc/admin_mails') return { body: rows }
    if (path === 'notification_settings') return { body: method === 'GET' ? settings : [{ user_id: 'a1' }] }
    return { body: [] }
  })
const rows = () => screen.getAllByRole('row').slice(1)
const clickButton = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('MailListPage', () => {
  it('lists mails with what happened to each [ROOM-64]', async () => {
    mockMailApi()
    const { container } = renderMails()
    expect(await screen.findByText('5 emails')).toBeVisible()
    const [failed, , , read] = rows()
    expect(failed).toHaveTextContent('mara@example.comNew message in Invoice agentProject activity · Invoice agent')
    expect(failed).toHaveTextContent(/FailedGave up Sep 1, 2025.* after 8 attempts550 No such user/)
    expect(within(failed!).getByRole('link', { name: 'Invoice agent' })).toHaveAttribute(
      'href',
      '/admin/projects/d1?tab=messages',
    )
    expect(rows()[1]).toHaveTextContent('Project activityInvoice agentQueuedGoes out within minutes')
    expect(rows()[2]).toHaveTextContent(/SentSep 1, 2025/)
    expect(read).toHaveTextContent(/Not needed.*everything had already been read/)
    expect(rows()[4]).toHaveTextContent(/2 attempts failed. Next attempt: Sep 2, 2025.*550 No such user/)
    expect(screen.getAllByRole('button', { name: /^Retry/ })).toHaveLength(1)
    expect(await axe(container)).toHaveNoViolations()
  })

  it('lets the database search and filter, with both in the URL [ROOM-64]', async () => {
    const requests = mockMailApi([])
    renderMails('?state=failed')
    await userEvent.type(screen.getByLabelText('Search emails'), 'mara{Enter}')
    await waitFor(() =>
      expect(requests.filter(({ path }) => path === 'rpc/admin_mails').at(-1)?.body).toEqual({
        searched: 'mara',
        in_state: 'failed',
        page: 1,
        page_size: 25,
      }),
    )
    expect(await screen.findByRole('heading', { name: 'No emails found.' })).toBeVisible()
  })

  it('sends a failed mail once more [ROOM-65]', async () => {
    const requests = mockMailApi()
    renderMails()
    await screen.findByText('5 emails')
    await clickButton(/^Retry “Project activity” to mara@example.com/)
    expect(await findToast('The email to mara@example.com will be sent again')).toBeVisible()
    expect(requests.find(({ path }) => path === 'rpc/retry_mail')?.body).toEqual({ mail: 7 })
  })

  it('says that a mail could not be sent again [ROOM-65] [ERR-1]', async () => {
    mockMailApi([mail], 'rpc/retry_mail')
    renderMails()
    await screen.findByText('5 emails')
    await clickButton(/^Retry “Project activity”/)
    expect(await findToast('Could not save. Try again.')).toBeVisible()
  })

  it('shows why the mails could not be loaded [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockRestApi(() => databaseError)
    renderMails()
    expect(await screen.findByRole('heading', { name: 'The emails could not be loaded' })).toBeVisible()
  })
})

describe('the notifications of the admin', () => {
  it('are chosen for each kind of event [ROOM-66]', async () => {
    const requests = mockMailApi()
    renderMails()
    await clickButton('Your notifications')
    const dialog = within(await screen.findByRole('dialog', { name: 'Your notifications' }))
    expect(await dialog.findByLabelText('New files')).toHaveDisplayValue('Once a day')
    expect(within(dialog.getByLabelText('Reminders')).getAllByRole('option')).toHaveLength(2)
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations()
    await userEvent.selectOptions(dialog.getByLabelText('New messages'), 'Once a day')
    await userEvent.click(dialog.getByRole('button', { name: 'Save notifications' }))
    expect(await findToast('Notifications saved')).toBeVisible()
    expect(requests.find(({ method }) => method === 'PATCH')).toMatchObject({
      path: 'notification_settings',
      body: { ...settings, messages: 'daily' },
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('stay in the dialog when they could not be saved [ROOM-66] [ERR-1]', async () => {
    mockMailApi([], 'notification_settings')
    renderMails()
    await clickButton('Your notifications')
    await userEvent.selectOptions(await screen.findByLabelText('New messages'), 'Never')
    await clickButton('Save notifications')
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByLabelText('New messages')).toHaveDisplayValue('Never')
  })
})
