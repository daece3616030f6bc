import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Route } from '@fortnight/shared-ui/router'
import type { AdminProject } from '@fortnight/supabase/adminProjects'
import { openAt, refused, scriptApi } from '../layout/openBackoffice.testing.tsx'
import ProjectsPage from './ProjectsPage.tsx'

const project: AdminProject = {
  id: '00000000-0000-4000-9000-0000000000d1',
  user_id: '00000000-0000-4000-9000-0000000000c1',
  name: 'Invoice agent',
  description: `${'d'.repeat(60)}END`,
  budget_range: null,
  timeline: 'asap',
  priority: 'urgent',
  requirements: null,
  status: 'on-hold',
  started_on: null,
  created_at: '2025-09-04T10:00:00Z',
  updated_at: '2025-09-05T10:00:00Z',
  deleted_at: null,
  client_name: 'Mara Holt',
  client_email: 'mara@example.com',
  client_company: 'Holt Ltd',
}
const { client_name: name, client_email: email, client_company: company_name, ...stored } = project
const stats = { total: 40, active: 10, completed: 9, on_hold: 8, draft: 13 }
const event = { id: 1, from_value: null, to_value: null, changed_fields: [], created_at: project.created_at }
const history = [
  { ...event, id: 2, kind: 'status', from_value: 'draft', to_value: 'on-hold', by: 'you' },
  { ...event, kind: 'created', by: 'client' },
]

const open = (search = '') =>
  openAt(`/admin/projects${search}`, <Route path="/admin/projects" element={<ProjectsPage />} />)

type Patch = (query: string) => { status?: number; body?: unknown }
function answer(projects: AdminProject[], patch: Patch = () => ({ body: [{ id: project.id }] })) {
  return scriptApi(({ method, path, query }) => {
    if (method === 'PATCH') return patch(query)
    if (path === 'rpc/project_stats') return { body: stats }
    if (path === 'rpc/admin_projects') return { body: projects.map((row) => ({ ...row, total: projects.length })) }
    if (path === 'rpc/project_history') return { body: history }
    if (path === 'projects') return { body: [{ ...stored, deleted_at: projects[0]?.deleted_at ?? null }] }
    if (path === 'user_profiles') return { body: { name, email, company_name } }
    return { body: null }
  })
}
const asked = (requests: ReturnType<typeof answer>) =>
  requests.filter(({ path }) => path === 'rpc/admin_projects').map(({ body }) => body)
const row = () => screen.findByRole('row', { name: /Invoice agent/ })

describe('the list of projects', () => {
  it('counts all and each status [ADMIN-PROJ-1]', async () => {
    answer([project])
    open()
    const figures = await screen.findByRole('region', { name: 'Figures of projects' })
    expect(await within(figures).findByText('40')).toBeVisible()
    expect(figures).toHaveTextContent('Total40Active10Completed9On Hold8Draft13')
  })

  it('is searched and filtered by the database, deleted ones apart [ADMIN-PROJ-2]', async () => {
    const requests = answer([project])
    open()
    await row()
    await userEvent.type(screen.getByPlaceholderText('Search projects...'), 'invoice{Enter}')
    const states = within(screen.getByRole('group', { name: 'Status' })).getAllByRole('button')
    expect(states.map(({ textContent }) => textContent)).toEqual([
      'All',
      'Draft',
      'Active',
      'On Hold',
      'Completed',
      'Deleted',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'On Hold' }))
    await screen.findByText('1 project')
    const usual = { searched: '', in_status: '', sorted: 'newest', page: 1, page_size: 25 }
    expect(asked(requests)[0]).toEqual(usual)
    expect(asked(requests).at(-1)).toEqual({ ...usual, searched: 'invoice', in_status: 'on-hold' })
  })

  it('shows project, client, status, priority, budget and date [ADMIN-PROJ-3] [ADMIN-PROJ-4] [CONST-4]', async () => {
    answer([project])
    const { container } = open()
    const shown = within(await row())
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(headers).toEqual(['Project', 'Client', 'Status', 'Priority', 'Budget', 'Created', 'Actions'])
    expect(shown.getByText(`${'d'.repeat(60)}...`)).toBeVisible()
    for (const text of ['mara@example.com', 'Holt Ltd', 'On Hold', 'Urgent', 'Not specified', 'Sep 4, 2025']) {
      expect(shown.getByText(text)).toBeVisible()
    }
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows one client only when the address says so, and all again [ADMIN-PROJ-6]', async () => {
    const requests = answer([project])
    open(`?client=${project.user_id}`)
    expect(await screen.findByText('Mara Holt', { selector: 'strong' })).toBeVisible()
    expect(asked(requests)[0]).toMatchObject({ of_client: project.user_id })
    await userEvent.click(screen.getByRole('button', { name: 'Show those of all clients' }))
    expect(window.location.search).toBe('')
  })

  it('shows everything about a project at the side, with its history [ADMIN-PROJ-6]', async () => {
    answer([project])
    open()
    await userEvent.click(within(await row()).getByRole('button', { name: 'View Invoice agent' }))
    const panel = await screen.findByRole('dialog', { name: 'Project' })
    expect(await within(panel).findByText('You changed the status from Draft to On Hold')).toBeVisible()
    expect(within(panel).getByText('The client created the project')).toBeVisible()
    expect(within(panel).getByText(project.description!)).toBeVisible()
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }))
    expect(window.location.search).toBe('')
  })

  it('changes status, priority, timeline and first day [ADMIN-PROJ-6]', async () => {
    const requests = answer([project])
    open(`?edit=${project.id}`)
    await userEvent.selectOptions(await screen.findByLabelText('Status', { selector: 'select' }), 'active')
    await userEvent.type(screen.getByLabelText(/^First day/), '2025-09-08')
    await userEvent.click(screen.getByRole('button', { name: 'Save project' }))
    expect(await screen.findByText('Project saved')).toBeVisible()
    const patch = requests.find(({ method }) => method === 'PATCH')
    expect(patch?.body).toEqual({ status: 'active', priority: 'urgent', timeline: 'asap', started_on: '2025-09-08' })
    expect(new URLSearchParams(patch?.query).get('updated_at')).toBe(`eq.${project.updated_at}`)
  })

  it('lets the admin choose when somebody else was faster [ADMIN-PROJ-6]', async () => {
    const requests = answer([project], (query) => ({ body: query.includes('09-05T11') ? [{ id: project.id }] : [] }))
    open(`?edit=${project.id}`)
    await userEvent.selectOptions(await screen.findByLabelText('Status', { selector: 'select' }), 'completed')
    stored.updated_at = '2025-09-05T11:00:00Z'
    await userEvent.click(screen.getByRole('button', { name: 'Save project' }))
    expect(await screen.findByText(/Nothing of yours is saved yet/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
    expect(await screen.findByText('Project saved')).toBeVisible()
    expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(2)
    stored.updated_at = project.updated_at
  })

  it('brings a deleted project back, and offers no change before that', async () => {
    const requests = answer([{ ...project, deleted_at: '2025-09-06T10:00:00Z' }])
    open('?status=deleted')
    const deleted = within(await row())
    expect(deleted.getByText('Deleted')).toBeVisible()
    expect(deleted.queryByRole('button', { name: /^Edit/ })).toBeNull()
    await userEvent.click(deleted.getByRole('button', { name: 'Restore' }))
    expect(await screen.findByText('Invoice agent is back')).toBeVisible()
    expect(requests.find(({ path }) => path === 'rpc/restore_project')?.body).toEqual({ project: project.id })
  })

  it('says that there is nothing [ADMIN-PROJ-7]', async () => {
    answer([])
    open()
    expect(await screen.findByRole('heading', { name: 'No projects found.' })).toBeVisible()
  })

  it('shows a failed list with its message and dashes for figures [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    scriptApi(() => refused)
    open()
    expect(await screen.findByRole('heading', { name: 'The projects could not be loaded' })).toBeVisible()
    expect(screen.getAllByText('—')).toHaveLength(5)
  })
})
