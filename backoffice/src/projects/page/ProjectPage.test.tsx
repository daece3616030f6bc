import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { signedState } from '@fortnight/supabase/signOff/signOff.testing'
import { databaseError } from '../../layout/renderAdminPage.testing.tsx'
import { project, storedProject } from '../renderProjects.testing.tsx'
import { mockProjectPageApi, renderProjectPage, sentTo } from './renderProjectPage.testing.tsx'

const findTab = (name: string) => screen.findByRole('tab', { name })

beforeEach(() => {
  localStorage.clear()
  // jsdom cannot scroll.
  Element.prototype.scrollIntoView = () => undefined
})

describe('ProjectPage', () => {
  it('shows state, client, days and facts of the project [ROOM-60]', async () => {
    mockProjectPageApi()
    const { container } = renderProjectPage()
    expect(await screen.findByRole('heading', { level: 1, name: 'Invoice agent' })).toBeVisible()
    const clientUrl = `/admin/customers?view=${project.user_id}`
    expect(await screen.findByRole('link', { name: 'Mara Holt' })).toHaveAttribute('href', clientUrl)
    expect(screen.getByText(', Holt Ltd')).toBeVisible()
    expect(screen.getByRole('list', { name: 'The fourteen days' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'mara@example.com' })).toHaveAttribute('href', 'mailto:mara@example.com')
    const select = screen.getByLabelText('Assigned to Invoice agent')
    await waitFor(() => expect(select).toHaveDisplayValue('Ben Ito'))
    expect(await axe(container)).toHaveNoViolations()
  })

  it('says on which day a completed project was signed off', async () => {
    mockProjectPageApi({
      projects: [{ ...storedProject, status: 'completed', started_on: '2025-09-01' }],
      'rpc/sign_off_state': signedState,
    })
    renderProjectPage()
    expect(await screen.findByText('Signed off')).toBeVisible()
    expect(screen.getByText('Sep 15, 2025')).toBeVisible()
  })

  it('has its parts as tabs in the URL [ROOM-60]', async () => {
    mockProjectPageApi()
    renderProjectPage()
    await findTab('Overview')
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent.trim())).toEqual([
      'Overview',
      'Messages 1 new',
      'Brief',
      'Plan',
      'Cases',
      'Payments',
      'Files',
      'Deliverables',
      'Handover',
      'Notes',
      'History',
    ])
    await userEvent.click(screen.getByRole('tab', { name: 'History' }))
    expect(window.location.search).toBe('?tab=history')
    expect(await screen.findByText('No activity yet.')).toBeVisible()
    // Arrow keys move among the tabs without leaving the selected one.
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { name: 'Notes' })).toHaveFocus()
    expect(window.location.search).toBe('?tab=history')
    await userEvent.keyboard('{Enter}')
    expect(window.location.search).toBe('?tab=notes')
  })

  it('opens a part of the project by the path that the client’s page has', async () => {
    mockProjectPageApi()
    renderProjectPage('/history')
    expect(await screen.findByRole('tab', { name: 'History', selected: true })).toBeVisible()
    expect(window.location.pathname + window.location.search).toBe(`/admin/projects/${project.id}?tab=history`)
  })

  it('opens the form of the project beside it [ROOM-60]', async () => {
    mockProjectPageApi()
    renderProjectPage()
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    expect(await screen.findByRole('dialog', { name: 'Edit project' })).toBeVisible()
  })

  it('says that the room of a deleted project is closed, and offers to restore it [ROOM-60]', async () => {
    const deleted = { ...project, deleted_at: '2025-09-06T10:00:00Z' }
    const room = { side: 'team', read_sequence: 13, last_sequence: 13, is_closed: true }
    mockProjectPageApi({ projects: [deleted], 'rpc/project_room': room })
    renderProjectPage('?tab=messages')
    expect(await screen.findByText(/^This project was deleted on Sep 6, 2025/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Restore' })).toBeVisible()
    expect(screen.queryByLabelText('Assigned to Invoice agent')).toBeNull()
    expect(await screen.findByText('scans')).toBeVisible()
    expect(screen.queryByLabelText('Write to Mara Holt')).toBeNull()
  })

  it('says so when there is no such project [ROOM-60]', async () => {
    mockProjectPageApi({ projects: [] })
    renderProjectPage()
    expect(await screen.findByRole('heading', { name: 'Project not found' })).toBeVisible()
  })

  it('shows an error with Retry in the part that fails [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockProjectPageApi({}, ({ path }) => (path === 'rpc/project_room' ? databaseError : undefined))
    renderProjectPage('?tab=messages')
    expect(await screen.findByRole('heading', { name: 'The messages could not be loaded' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Invoice agent' })).toBeVisible()
    mockProjectPageApi()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('scans')).toBeVisible()
  })
})

describe('the messages on the page of a project', () => {
  it('can be read and answered, with saved replies [ROOM-61] [ROOM-57]', async () => {
    const requests = mockProjectPageApi()
    const { container } = renderProjectPage('?tab=messages')
    expect(await screen.findByText('scans')).toBeVisible()
    const field = await screen.findByLabelText('Write to Mara Holt')
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.click(await screen.findByRole('button', { name: 'Thanks', hidden: true }))
    expect(field).toHaveValue('Thank you, Mara!')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(field).toHaveValue('')
    await waitFor(() =>
      expect(sentTo(requests, 'POST', 'rpc/send_message')).toEqual([
        { message: expect.any(String) as string, project: project.id, body: 'Thank you, Mara!', files: [] },
      ]),
    )
  })
})

describe('the files on the page of a project', () => {
  it('are listed with what can be done [ROOM-61]', async () => {
    mockProjectPageApi()
    const { container } = renderProjectPage('?tab=files')
    const item = within(await screen.findByRole('article', { name: 'invoices.pdf' }))
    expect(item.getByText('Version 2')).toBeVisible()
    expect(item.getByRole('button', { name: 'Download invoices.pdf' })).toBeVisible()
    expect(await screen.findByText(/Up to 25 MB per file and 500 MB per project/)).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })
})
