import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { client, profile, project, databaseError, routerState } from '../layout/renderPortal.testing.tsx'
import { renderDashboard } from './renderDashboard.testing.tsx'

beforeEach(() => {
  mockApi(() => databaseError)
})

describe('the dashboard', () => {
  it('shows the profile and the projects in the order of the database, newest first [DASH-1]', async () => {
    const requests = mockApi(({ path }) =>
      path === '/rest/v1/rpc/own_projects'
        ? {
            body: [
              { ...project, id: 'p2', name: 'Newer', total: 2 },
              { ...project, total: 2 },
            ],
          }
        : { body: [profile] },
    )
    renderDashboard({})
    const projectNames = (await screen.findAllByRole('article')).map(
      (card) => within(card).getByRole('heading').textContent,
    )
    expect(projectNames).toEqual(['Newer', 'Support agent'])
    expect(requests.find(({ path }) => path === '/rest/v1/rpc/own_projects')?.body).toMatchObject({
      searched: '',
      in_status: '',
      in_order: 'newest',
      page: 1,
    })
    const profileCard = screen.getByRole('region', { name: 'Your profile' })
    expect(await within(profileCard).findByText('Noor Haddad')).toBeVisible()
    expect(within(profileCard).getByText('noor@harbourlane.example')).toBeVisible()
    expect(within(profileCard).getByText('+44 20 1234')).toBeVisible()
    expect(within(profileCard).getByText('Not given')).toBeVisible()
  })

  it('shows status, priority and pricing plan of a project [DASH-6]', () => {
    renderDashboard()
    const card = within(screen.getByRole('article'))
    expect(card.getByText('Active')).toBeVisible()
    expect(card.getByText('High priority')).toBeVisible()
    expect(card.getByText(/^Professional Agent -\W+\$4,500$/)).toBeVisible()
  })

  it('shows "Not specified" for a project without a plan, and an unknown plan as it is stored [DASH-6]', () => {
    const withoutPlan = { ...project, budget_range: null, timeline: null }
    renderDashboard({ projects: [withoutPlan, { ...project, id: 'p2', budget_range: 'gold' }], profile })
    expect(screen.getByText('Not specified')).toBeVisible()
    expect(screen.getByText('gold')).toBeVisible()
  })

  it('says of each project what comes next, what the client has to do and who works on it [DASH-13]', () => {
    renderDashboard()
    const card = within(screen.getByRole('article'))
    const answers = card.getAllByRole('definition').map((answer) => answer.textContent)
    expect(card.getByText('Next')).toBeVisible()
    expect(answers.slice(0, 3)).toEqual([
      'We’ll agree on a start date.',
      'Your OK on the plan, and a start date that suits you. Write to us',
      'The Fortnight team',
    ])
  })

  it('leads from a completed project to its handover, without its description and what comes next [DASH-13]', () => {
    renderDashboard({ projects: [{ ...project, status: 'completed' }], profile })
    expect(screen.getByRole('link', { name: 'Go to the handover' })).toHaveAttribute(
      'href',
      `/project/${project.id}/handover`,
    )
    expect(screen.queryByText('Answers questions about orders.')).toBeNull()
    expect(screen.queryByText('Next')).toBeNull()
  })

  it.each([
    [0, 'Messages Support agent'],
    [1, '1 new message Support agent'],
    [3, '3 new messages Support agent'],
  ])('links to the messages of each project, of which %p are unread [ROOM-14]', (unread, name) => {
    renderDashboard({ projects: [project], profile, unread: { [project.id]: unread } })
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/project/${project.id}/messages`)
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', `/project/${project.id}/messages`)
    expect(screen.getByRole('link', { name: 'Search everything' })).toHaveAttribute('href', '/dashboard/search')
  })

  it('shows the days of a project that has dates, and none of a draft [DASH-13]', () => {
    const running = { ...project, started_on: '2025-09-01' }
    renderDashboard({ projects: [running, { ...project, id: 'p2', name: 'Draft agent', status: 'draft' }], profile })
    expect(screen.getAllByRole('list', { name: /day by day/ })).toHaveLength(1)
    expect(screen.getByRole('list', { name: 'Support agent, day by day' })).toHaveTextContent('Discovery')
    expect(screen.getByText('Day 14 was Thursday, September 18')).toBeVisible()
  })

  it('sends the client of an unfinished draft to its edit form [DASH-13]', () => {
    renderDashboard({ projects: [{ ...project, status: 'draft', description: null }], profile })
    expect(screen.getByRole('link', { name: 'Add it' })).toHaveAttribute('href', `/project/${project.id}/edit`)
  })

  it('offers one button to start the first project when there is none', async () => {
    renderDashboard({ projects: [], profile })
    expect(screen.getByText('No projects yet')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /project/i }))
    expect(await screen.findByRole('dialog', { name: 'New project' })).toBeVisible()
  })

  it('links each project to its page and its edit form [DASH-9]', () => {
    renderDashboard()
    const card = within(screen.getByRole('article'))
    expect(card.getByRole('link', { name: 'Support agent' })).toHaveAttribute('href', `/project/${project.id}`)
    expect(card.getByRole('link', { name: 'Edit Support agent' })).toHaveAttribute(
      'href',
      `/project/${project.id}/edit`,
    )
  })

  it('shows a failed query in its own section and loads it again on Retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    renderDashboard({ profile })
    expect(await screen.findByText('The database is unavailable')).toBeVisible()
    expect(screen.getByText('Noor Haddad')).toBeVisible()
    mockApi(() => ({ body: [{ ...project, total: 1 }] }))
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('article')).toBeVisible()
  })

  it('has no accessibility violations', async () => {
    const { container } = renderDashboard()
    expect(await axe(container)).toHaveNoViolations()
  })
})

describe('the access check of the dashboard', () => {
  it('sends a visitor to /admin/login [DASH-5]', () => {
    renderDashboard({ session: { status: 'signed-out', user: null, userType: null } })
    expect(window.location.pathname).toBe('/admin/login')
  })

  it('sends an admin to /admin/login [DASH-5]', () => {
    renderDashboard({ session: { status: 'signed-in', user: client, userType: 'admin' } })
    expect(window.location.pathname).toBe('/admin/login')
  })

  it('shows a skeleton and sends no request while the user type is unknown', () => {
    renderDashboard({ session: { status: 'signed-in', user: client, userType: null } })
    expect(screen.getByText('Loading your account…')).toBeInTheDocument()
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('the redirect from sign-up', () => {
  it('shows a welcome banner that can be dismissed and does not return on reload [DASH-4]', async () => {
    const { unmount } = renderDashboard({ projects: [], profile, state: { welcome: true } })
    expect(screen.getByText('Welcome to Fortnight')).toBeVisible()
    await waitFor(() => expect(routerState()).toBeNull())
    expect(screen.getByText('Welcome to Fortnight')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss welcome message' }))
    expect(screen.queryByText('Welcome to Fortnight')).toBeNull()
    unmount()
    renderDashboard({ projects: [], profile, state: routerState() })
    expect(screen.queryByText('Welcome to Fortnight')).toBeNull()
  })

  it('opens the new project dialog with the plan chosen on the pricing page [DASH-4] [SIGNUP-14]', async () => {
    renderDashboard({ projects: [], profile, state: { welcome: true, plan: 'enterprise-agent' } })
    expect(await screen.findByRole('dialog', { name: 'New project' })).toHaveTextContent('enterprise-agent')
  })

  it('welcomes the client in the dialog, and with the banner once that is closed [DASH-4]', async () => {
    renderDashboard({ projects: [], profile, state: { welcome: true, plan: 'enterprise-agent' } })
    expect(await screen.findByRole('dialog', { name: 'New project' })).toHaveTextContent('for a new client')
    expect(screen.queryByText('Welcome to Fortnight')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.getByText('Welcome to Fortnight')).toBeVisible()
  })
})

describe('the new project dialog of the dashboard', () => {
  it('is open or closed in the URL, beside the filter of the list [DASH-2]', async () => {
    renderDashboard({ projects: [], profile, search: '?sort=name' })
    mockApi(() => ({ body: [] }))
    await userEvent.click(screen.getByRole('button', { name: 'New project' }))
    await screen.findByRole('dialog', { name: 'New project' })
    expect(window.location.search).toBe('?sort=name&dialog=new-project')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(window.location.search).toBe('?sort=name')
  })
})
