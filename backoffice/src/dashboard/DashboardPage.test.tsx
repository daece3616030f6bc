import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Route } from '@fortnight/shared-ui/router'
import { renderAdminPage, databaseError, mockApi } from '../layout/renderAdminPage.testing.tsx'
import DashboardPage from './DashboardPage.tsx'

const open = () => renderAdminPage('/admin', <Route index element={<DashboardPage />} />)

const figures: Record<string, unknown> = {
  'rpc/content_stats': { posts: 9, published_posts: 8, partners: 7, faqs: 12 },
  'rpc/customer_stats': { total: 1204 },
  'rpc/project_stats': { total: 5 },
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
const full: Record<string, unknown> = {
  ...figures,
  user_profiles: [signUp],
  admin_client_projects: [project],
  blog_posts: [post],
}
const answers = (bodies: Record<string, unknown>) => mockApi(({ path }) => ({ body: bodies[path] ?? [] }))
const card = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}`) })
const panel = (name: string) => within(screen.getByRole('region', { name }))

describe('the overview', () => {
  it.each([
    ['Total Blog Posts', '9', '/admin/blog'],
    ['Customers (Clients)', '1,204', '/admin/customers'],
    ['Client Projects', '5', '/admin/projects'],
    ['Technology Partners', '7', '/admin/partners'],
    ['Total FAQs', '12', '/admin/faqs'],
    ['Published Posts', '8', '/admin/blog'],
  ])('counts and links: %s [ADMIN-DASH-1] [ADMIN-DASH-2]', async (label, figure, path) => {
    answers(full)
    open()
    expect(await screen.findByText(figure)).toBeVisible()
    expect(await card(label)).toHaveTextContent(`${label}${figure}`)
    expect(await card(label)).toHaveAttribute('href', path)
  })

  it('leads to a new post, partner and FAQ [ADMIN-DASH-3]', () => {
    answers(full)
    open()
    const actions = within(screen.getByRole('navigation', { name: 'Quick actions' })).getAllByRole('link')
    expect(actions.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/blog/new',
      '/admin/partners/new',
      '/admin/faqs/new',
    ])
  })

  it('asks for the five latest of each, clients only [ADMIN-DASH-4]', async () => {
    const requests = answers(full)
    const { container } = open()
    await screen.findByRole('heading', { name: 'What an agent costs' })
    const asked = (path: string) => new URLSearchParams(requests.find((request) => request.path === path)?.query)
    for (const path of ['user_profiles', 'admin_client_projects', 'blog_posts']) {
      expect(asked(path).get('limit')).toBe('5')
      expect(asked(path).get('order')).toMatch(/^(created_at|publish_date)\.desc/)
    }
    expect(asked('user_profiles').get('user_type')).toBe('eq.client')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows who signed up [ADMIN-DASH-4]', async () => {
    answers(full)
    open()
    expect(await panel('Latest sign-ups').findByText('mara@example.com · Holt Ltd')).toBeVisible()
    expect(panel('Latest sign-ups').getByText('Sep 3, 2025')).toBeVisible()
  })

  it('shows a project with its client, cut description, status and date [ADMIN-DASH-6] [CONST-4]', async () => {
    answers(full)
    open()
    expect(await panel('Latest projects').findByText('Invoice agent')).toBeVisible()
    for (const text of ['Mara Holt', `${'d'.repeat(100)}…`, 'On Hold', 'Sep 4, 2025']) {
      expect(panel('Latest projects').getByText(text)).toBeVisible()
    }
  })

  it('shows a post with cut excerpt, author, date, state and the way to edit it [ADMIN-DASH-7] [CONST-4]', async () => {
    answers(full)
    open()
    expect(await panel('Latest posts').findByRole('heading', { name: 'What an agent costs' })).toBeVisible()
    for (const text of [`${'e'.repeat(100)}…`, /Fortnight Team/, 'Sep 5, 2025', 'Draft']) {
      expect(panel('Latest posts').getByText(text)).toBeVisible()
    }
    const edit = panel('Latest posts').getByRole('link', { name: 'Edit What an agent costs' })
    expect(edit).toHaveAttribute('href', '/admin/blog/edit/b1')
  })

  it('says what is still missing in a new business [ADMIN-DASH-5] [ADMIN-DASH-6] [ADMIN-DASH-7]', async () => {
    answers(figures)
    const { container } = open()
    expect(await screen.findByText('No customer users yet.')).toBeVisible()
    expect(await screen.findByText('No client projects yet.')).toBeVisible()
    expect(await screen.findByText('No blog posts yet. Create your first post!')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows a dash and never a 0 for a figure that it does not know, with a way to try again [ERR-3]', async () => {
    mockApi(({ path }) => (path === 'rpc/customer_stats' ? databaseError : { body: full[path] }))
    open()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Not every figure is known')
    expect(await card('Customers (Clients)')).toHaveTextContent('—')
    expect(await card('Client Projects')).toHaveTextContent('5')
    answers(full)
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
    await waitFor(async () => expect(await card('Customers (Clients)')).toHaveTextContent('1,204'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps the rest when one panel fails [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockApi(({ path }) => (path === 'blog_posts' ? databaseError : { body: full[path] }))
    const { container } = open()
    expect(await panel('Latest posts').findByRole('alert')).toHaveTextContent('The database is unwell')
    expect(await screen.findByText('Invoice agent')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    answers(full)
    await userEvent.click(panel('Latest posts').getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'What an agent costs' })).toBeVisible()
  })
})
