import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { sendEventsTo } from '@fortnight/shared-ui/track'
import { Route } from '@fortnight/shared-ui/router'
import { client, renderPortal, project } from '../../layout/renderPortal.testing.tsx'
import { mockApi } from '@fortnight/supabase/core/mockApi.testing'
import NewProjectDialog from './NewProjectDialog.tsx'

const onClose = jest.fn()

const open = (plan: string | null = null) => {
  renderPortal(
    '/dashboard',
    <Route path="/dashboard" element={<NewProjectDialog userId={client.id} plan={plan} onClose={onClose} />} />,
  )
  return screen.findByRole('dialog', { name: 'New project' })
}
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const closed = () => waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create project' }))

const working = () => mockApi(() => ({ status: 201, body: { ...project, name: 'Refund agent' } }))
const inserts = (requests: { path: string; body: unknown }[]) =>
  requests.filter(({ path }) => path.endsWith('/projects'))

beforeEach(() => {
  localStorage.clear()
  onClose.mockClear()
})

describe('the new-project dialog', () => {
  it('asks for the name and nothing else [DASH-2]', async () => {
    working()
    await open()
    await type('Project name', '   ')
    await create()
    expect(await screen.findByText('Project name is required')).toBeVisible()
    expect(fetch).not.toHaveBeenCalled()
  })

  it('starts with priority medium and leaves the rest and the status to the database [DASH-3]', async () => {
    const requests = working()
    await open()
    expect(screen.getByLabelText('Priority')).toHaveValue('medium')
    await type('Project name', ' Refund agent ')
    await create()
    await closed()
    expect(inserts(requests)[0]).toMatchObject({
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
    expect(inserts(requests)[0]?.body).not.toHaveProperty('status')
  })

  it('starts with the plan that was chosen on the pricing page, if it is one [SIGNUP-14]', async () => {
    working()
    await open('enterprise-agent')
    expect(screen.getByLabelText('Pricing plan')).toHaveValue('enterprise-agent')
  })

  it('stores what was chosen [DASH-2]', async () => {
    const requests = working()
    await open()
    await type('Project name', 'Refund agent')
    await type('Description', 'Refunds small orders.')
    await userEvent.selectOptions(screen.getByLabelText('Pricing plan'), 'Starter Agent - $2,500')
    await userEvent.selectOptions(screen.getByLabelText('Timeline'), 'asap')
    await userEvent.selectOptions(screen.getByLabelText('Priority'), 'urgent')
    await type('Requirements', 'Must ask a person above 50 EUR.')
    await create()
    expect(await screen.findByText('Project created')).toBeVisible()
    expect(inserts(requests)[0]).toMatchObject({
      body: {
        description: 'Refunds small orders.',
        budget_range: 'starter-agent',
        timeline: 'asap',
        priority: 'urgent',
        requirements: 'Must ask a person above 50 EUR.',
      },
    })
  })

  it('reports a stored project, and not what it says [EVENT-3]', async () => {
    const sink = jest.fn()
    // What the other tests have left waiting is not meant.
    sendEventsTo(undefined)
    sendEventsTo(sink)
    working()
    await open()
    await create()
    await type('Project name', 'Refund agent')
    await create()
    await screen.findByText('Project created')
    expect(sink.mock.calls).toEqual([[{ event: 'form_submitted', properties: { form: 'new_project' } }]])
  })

  it('creates one project on a double click', async () => {
    const requests = working()
    await open()
    await type('Project name', 'Refund agent')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Create project' }))
    await closed()
    expect(inserts(requests)).toHaveLength(1)
  })

  it('keeps everything that was typed when saving fails, and says why', async () => {
    mockApi(() => ({ status: 403, body: { code: '42501', message: 'row-level security' } }))
    await open()
    await type('Project name', 'Refund agent')
    await type('Requirements', 'None.')
    await create()
    expect(await screen.findByText('You do not have permission to do this.')).toBeVisible()
    expect(screen.getByLabelText('Project name')).toHaveValue('Refund agent')
    expect(screen.getByLabelText('Requirements')).toHaveValue('None.')
    working()
    await create()
    await closed()
  })

  it('asks for shorter texts where the database has a limit', async () => {
    working()
    await open()
    await userEvent.click(screen.getByLabelText('Project name'))
    await userEvent.paste('n'.repeat(161))
    await create()
    expect(await screen.findByText('Please keep the name to 160 characters')).toBeVisible()
  })

  it('counts characters as the database does', async () => {
    const requests = working()
    await open()
    await userEvent.click(screen.getByLabelText('Project name'))
    await userEvent.paste('\u{1F600}'.repeat(160))
    await create()
    await closed()
    expect(inserts(requests)).toHaveLength(1)
  })

  it('keeps what was typed on this device until it is stored', async () => {
    working()
    await open()
    await type('Description', 'Refunds small orders.')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    cleanup()
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }))
    expect(screen.getByLabelText('Description')).toHaveValue('Refunds small orders.')
    await type('Project name', 'Refund agent')
    onClose.mockClear()
    await create()
    await closed()
    cleanup()
    await open()
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
  })

  it('closes without saving and has no accessibility violations', async () => {
    working()
    const dialog = await open()
    expect(await axe(dialog)).toHaveNoViolations()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(onClose).toHaveBeenCalled()
    expect(fetch).not.toHaveBeenCalled()
  })
})
