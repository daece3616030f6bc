import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Route } from '@fortnight/shared-ui/router'
import { sendEventsTo } from '@fortnight/shared-ui/track'
import { mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { client, renderPortal, project } from '../../layout/renderPortal.testing.tsx'
import NewProjectDialog from './NewProjectDialog.tsx'

const onClose = jest.fn()

const openDialog = async (plan: string | null = null, isWelcome = false) => {
  const view = renderPortal(
    '/dashboard',
    <Route
      path="/dashboard"
      element={<NewProjectDialog userId={client.id} plan={plan} isWelcome={isWelcome} onClose={onClose} />}
    />,
  )
  await screen.findByRole('dialog', { name: 'New project' })
  return view
}
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const expectClosed = () => waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
const clickCreate = () => userEvent.click(screen.getByRole('button', { name: 'Create project' }))

const acceptRequests = () => mockApi(() => ({ status: 201, body: { ...project, name: 'Refund agent' } }))
const insertRequests = (requests: { path: string; body: unknown }[]) =>
  requests.filter(({ path }) => path.endsWith('/projects'))

beforeEach(() => {
  localStorage.clear()
  onClose.mockClear()
})

describe('the new project dialog', () => {
  it('requires the name and nothing else [DASH-2]', async () => {
    acceptRequests()
    await openDialog()
    await type('Project name', '   ')
    await clickCreate()
    expect(await screen.findByText('Project name is required')).toBeVisible()
    expect(fetch).not.toHaveBeenCalled()
  })

  it('starts with priority medium, and leaves empty fields and the status to the database [DASH-3]', async () => {
    const requests = acceptRequests()
    await openDialog()
    expect(screen.getByLabelText('Priority')).toHaveValue('medium')
    await type('Project name', ' Refund agent ')
    await clickCreate()
    await expectClosed()
    expect(insertRequests(requests)[0]).toMatchObject({
      path: '/rest/v1/projects',
      body: {
        user_id: client.id,
        name: 'Refund agent',
        priority: 'medium',
        description: null,
        budget_range: null,
        timeline: null,
        requirements: null,
      },
    })
    expect(insertRequests(requests)[0]?.body).not.toHaveProperty('status')
  })

  it('preselects the plan that was chosen on the pricing page [SIGNUP-14]', async () => {
    acceptRequests()
    await openDialog('enterprise-agent')
    expect(screen.getByLabelText('Pricing plan')).toHaveValue('enterprise-agent')
  })

  it('says to a new client that the account is ready [DASH-4]', async () => {
    await openDialog('enterprise-agent', true)
    const dialog = screen.getByRole('dialog', { name: 'New project' })
    expect(dialog).toHaveAccessibleDescription(
      'Your account is ready. Only the name is required. Everything else helps us prepare.',
    )
  })

  it('stores the value of every field [DASH-2]', async () => {
    const requests = acceptRequests()
    await openDialog()
    await type('Project name', 'Refund agent')
    await type('Description', 'Refunds small orders.')
    await userEvent.selectOptions(screen.getByLabelText('Pricing plan'), 'Starter Agent - $2,500')
    await userEvent.selectOptions(screen.getByLabelText('Preferred timeline'), 'asap')
    await userEvent.selectOptions(screen.getByLabelText('Priority'), 'urgent')
    await type('Requirements', 'Must ask a person above 50 EUR.')
    await clickCreate()
    expect(await findToast('Project created')).toBeVisible()
    expect(insertRequests(requests)[0]).toMatchObject({
      body: {
        description: 'Refunds small orders.',
        budget_range: 'starter-agent',
        timeline: 'asap',
        priority: 'urgent',
        requirements: 'Must ask a person above 50 EUR.',
      },
    })
  })

  it('tracks a stored project without its contents [EVENT-3]', async () => {
    const sink = jest.fn()
    // Drops the events that earlier tests have queued.
    sendEventsTo(undefined)
    sendEventsTo(sink)
    acceptRequests()
    await openDialog()
    await clickCreate()
    await type('Project name', 'Refund agent')
    await clickCreate()
    await screen.findByText('Project created')
    expect(sink.mock.calls).toEqual([[{ event: 'form_submitted', properties: { form: 'new_project' } }]])
  })

  it('creates one project on a double click', async () => {
    const requests = acceptRequests()
    await openDialog()
    await type('Project name', 'Refund agent')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Create project' }))
    await expectClosed()
    expect(insertRequests(requests)).toHaveLength(1)
  })

  it('keeps all values and shows the error when the save fails', async () => {
    mockApi(() => ({ status: 403, body: { code: '42501', message: 'row-level security' } }))
    await openDialog()
    await type('Project name', 'Refund agent')
    await type('Requirements', 'None.')
    await clickCreate()
    expect(await screen.findByText('You do not have permission to do this.')).toBeVisible()
    expect(screen.getByLabelText('Project name')).toHaveValue('Refund agent')
    expect(screen.getByLabelText('Requirements')).toHaveValue('None.')
    acceptRequests()
    await clickCreate()
    await expectClosed()
  })

  it('rejects a name that exceeds the limit of the database', async () => {
    acceptRequests()
    await openDialog()
    await userEvent.click(screen.getByLabelText('Project name'))
    await userEvent.paste('n'.repeat(161))
    await clickCreate()
    expect(await screen.findByText('Please keep the name to 160 characters')).toBeVisible()
  })

  it('counts characters as the database does: an emoji is one', async () => {
    const requests = acceptRequests()
    await openDialog()
    await userEvent.click(screen.getByLabelText('Project name'))
    await userEvent.paste('\u{1F600}'.repeat(160))
    await clickCreate()
    await expectClosed()
    expect(insertRequests(requests)).toHaveLength(1)
  })

  it('keeps a draft on this device until the project is stored', async () => {
    acceptRequests()
    const { unmount } = await openDialog()
    await type('Description', 'Refunds small orders.')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    unmount()
    const { unmount: unmountRestored } = await openDialog()
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }))
    expect(screen.getByLabelText('Description')).toHaveValue('Refunds small orders.')
    await type('Project name', 'Refund agent')
    onClose.mockClear()
    await clickCreate()
    await expectClosed()
    unmountRestored()
    await openDialog()
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
  })

  it('closes on Cancel without saving, and has no accessibility violations', async () => {
    acceptRequests()
    await openDialog()
    const dialog = screen.getByRole('dialog')
    expect(await axe(dialog)).toHaveNoViolations()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(onClose).toHaveBeenCalled()
    expect(fetch).not.toHaveBeenCalled()
  })
})
