import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Route } from '@fortnight/shared-ui/router'
import { renderAdminPage, databaseError, mockRestApi } from '../layout/renderAdminPage.testing.tsx'
import DashboardPage from './DashboardPage.tsx'

const renderDashboard = () => renderAdminPage('/admin', <Route index element={<DashboardPage />} />)

const statistics: Record<string, unknown> = {
  'rpc/content_stats': { posts: 9, published_posts: 8, partners: 7, faqs: 12 },
  'rpc/customer_stats': { total: 1204, onboarded: 1203, pending: 1, this_month: 0 },
  'rpc/project_stats': { total: 5, active: 2, completed: 2, on_hold: 1, draft: 0 },
  'rpc/inbox_stats': { waiting: 0, waiting_since: null },
}
const signUp = {
  id: 'u1',
  name: 'Mara Holt',
  email: 'mara@example.com',
  company_name: 'Holt Ltd',
  created_at: '2025-09-03T10:00:00Z',
}
const project = {
  id: 'p1',
  name: 'Invoice agent',
  client_name: 'Mara Holt',
  description: `${'d'.repeat(100)}END`,
  status: 'on-hold',
  created_at: '2025-09-04T10:00:00Z',
}
const post = {
  id: 'b1',
  title: 'What an agent costs',
  excerpt: `${'e'.repeat(100)}END`,
  author: 'Fortnight Team',
  publish_date: '2025-09-05',
  published: false,
}
const allResponses: Record<string, unknown> = {
  ...statistics,
  user_profiles: [signUp],
  admin_client_projects: [project],
  blog_posts: [post],
}
const mockDashboardApi = (bodies: Record<string, unknown>) => mockRestApi(({ path }) => ({ body: bodies[path] ?? [] }))
const findCard = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}`) })
const getPanel = (name: string) => screen.getByRole('region', { name })

describe('DashboardPage', () => {
  it.each([
    ['Total Blog Posts', '9', '/admin/blog'],
    ['Customers (Clients)', '1,204', '/admin/customers'],
    ['Client Projects', '5', '/admin/projects'],
    ['Technology Partners', '7', '/admin/partners'],
    ['Total FAQs', '12', '/admin/faqs'],
    ['Published Posts', '8', '/admin/blog'],
  ])('shows the number of %s with a link to the list [ADMIN-DASH-1] [ADMIN-DASH-2]', async (label, count, path) => {
    mockDashboardApi(allResponses)
    renderDashboard()
    expect(await screen.findByText(count)).toBeVisible()
    expect(await findCard(label)).toHaveTextContent(`${label}${count}`)
    expect(await findCard(label)).toHaveAttribute('href', path)
  })

  it('shows first how the projects and customers stand, without the states that none is in [ADMIN-DASH-1]', async () => {
    mockDashboardApi(allResponses)
    renderDashboard()
    expect(await screen.findByText('2 active, 1 on hold, 2 completed')).toBeVisible()
    expect(await screen.findByText('1,203 onboarded, 1 pending')).toBeVisible()
    const cards = within(screen.getByRole('list', { name: 'Statistics' })).getAllByRole('link')
    expect(cards.slice(0, 2)).toEqual([await findCard('Client Projects'), await findCard('Customers (Clients)')])
  })

  it.each([
    [0, null, 'No one. Every client has a reply.'],
    [1, 3, '1 project, for 3 hours'],
    [1200, 50, '1,200 projects, the longest for 2 days'],
  ])('says that %i projects wait for us, with a link to the inbox [ROOM-52]', async (waiting, hours, text) => {
    const waiting_since = hours && new Date(Date.now() - hours * 3_600_000).toISOString()
    mockDashboardApi({ ...allResponses, 'rpc/inbox_stats': { waiting, waiting_since } })
    renderDashboard()
    expect(await screen.findByText(text)).toBeVisible()
    expect(await findCard('Waiting for us')).toHaveAttribute('href', '/admin/inbox')
  })

  it('does not say that nobody waits when it is not known, and offers Retry [ROOM-52] [ERR-3]', async () => {
    mockRestApi(({ path }) => (path === 'rpc/inbox_stats' ? databaseError : { body: allResponses[path] }))
    renderDashboard()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('We couldn’t check who is waiting for us.')
    mockDashboardApi(allResponses)
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('No one. Every client has a reply.')).toBeVisible()
  })

  it('links to a new post, partner and FAQ [ADMIN-DASH-3]', () => {
    mockDashboardApi(allResponses)
    renderDashboard()
    const actions = within(screen.getByRole('navigation', { name: 'Quick actions' })).getAllByRole('link')
    expect(actions.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/blog/new',
      '/admin/partners/new',
      '/admin/faqs/new',
    ])
  })

  it('requests the five latest clients, projects and posts [ADMIN-DASH-4]', async () => {
    const requests = mockDashboardApi(allResponses)
    const { container } = renderDashboard()
    await screen.findByRole('heading', { name: 'What an agent costs' })
    const queryOf = (path: string) => new URLSearchParams(requests.find((request) => request.path === path)?.query)
    for (const path of ['user_profiles', 'admin_client_projects', 'blog_posts']) {
      expect(queryOf(path).get('limit')).toBe('5')
      expect(queryOf(path).get('order')).toMatch(/^(created_at|publish_date)\.desc/)
    }
    expect(queryOf('user_profiles').get('user_type')).toBe('eq.client')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows the latest sign-ups [ADMIN-DASH-4]', async () => {
    mockDashboardApi(allResponses)
    renderDashboard()
    expect(await within(getPanel('Latest sign-ups')).findByText('mara@example.com')).toBeVisible()
    expect(within(getPanel('Latest sign-ups')).getByText('Holt Ltd')).toBeVisible()
    expect(within(getPanel('Latest sign-ups')).getByText('Sep 3, 2025')).toBeVisible()
  })

  it('shows a project with its client, truncated description, status and date [ADMIN-DASH-6] [CONST-4]', async () => {
    mockDashboardApi(allResponses)
    renderDashboard()
    expect(await within(getPanel('Projects')).findByText('Invoice agent')).toBeVisible()
    for (const text of ['Mara Holt', `${'d'.repeat(100)}…`, 'On Hold', 'Sep 4, 2025']) {
      expect(within(getPanel('Projects')).getByText(text)).toBeVisible()
    }
  })

  it('shows a post with truncated excerpt, author, date, status and a link to edit it [ADMIN-DASH-7] [CONST-4]', async () => {
    mockDashboardApi(allResponses)
    renderDashboard()
    expect(await within(getPanel('Latest posts')).findByRole('heading', { name: 'What an agent costs' })).toBeVisible()
    for (const text of [`${'e'.repeat(100)}…`, /Fortnight Team/, 'Sep 5, 2025', 'Draft']) {
      expect(within(getPanel('Latest posts')).getByText(text)).toBeVisible()
    }
    const edit = within(getPanel('Latest posts')).getByRole('link', { name: 'Edit What an agent costs' })
    expect(edit).toHaveAttribute('href', '/admin/blog/edit/b1')
    const title = within(getPanel('Latest posts')).getByRole('link', { name: 'What an agent costs' })
    expect(title).toHaveAttribute('href', '/admin/blog/edit/b1')
  })

  it('shows a message for each empty panel [ADMIN-DASH-5] [ADMIN-DASH-6] [ADMIN-DASH-7]', async () => {
    mockDashboardApi(statistics)
    const { container } = renderDashboard()
    expect(await screen.findByText('No customer users yet.')).toBeVisible()
    expect(await screen.findByText('No client projects yet.')).toBeVisible()
    expect(await screen.findByText('No blog posts yet. Create your first post!')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows a dash instead of a number that could not be loaded, with Retry [ERR-3]', async () => {
    mockRestApi(({ path }) => (path === 'rpc/customer_stats' ? databaseError : { body: allResponses[path] }))
    renderDashboard()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Some statistics could not be loaded')
    expect(await findCard('Customers (Clients)')).toHaveTextContent('—')
    expect(await findCard('Client Projects')).toHaveTextContent('5')
    mockDashboardApi(allResponses)
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
    await waitFor(async () => expect(await findCard('Customers (Clients)')).toHaveTextContent('1,204'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows the other panels when one fails [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockRestApi(({ path }) => (path === 'blog_posts' ? databaseError : { body: allResponses[path] }))
    const { container } = renderDashboard()
    expect(await within(getPanel('Latest posts')).findByRole('alert')).toHaveTextContent('The database is unavailable')
    expect(await screen.findByText('Invoice agent')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    mockDashboardApi(allResponses)
    await userEvent.click(within(getPanel('Latest posts')).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'What an agent costs' })).toBeVisible()
  })
})
