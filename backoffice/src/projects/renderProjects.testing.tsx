/* For tests: the projects' screen with a scripted API. */
import { screen } from '@testing-library/react'
import { Route } from '@fortnight/shared-ui/router'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { renderAdminPage, mockApi } from '../layout/renderAdminPage.testing.tsx'
import ProjectsPage from './ProjectListPage.tsx'

export const project: AdminProject = {
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
const { client_name: name, client_email: email, client_company: company_name, ...own } = project
/** The project as the database has it, for tests in which somebody else changes it. */
export const stored = own
const stats = { total: 40, active: 10, completed: 9, on_hold: 8, draft: 13 }
const event = { id: 1, from_value: null, to_value: null, changed_fields: [], created_at: project.created_at }
const history = [
  { ...event, id: 2, kind: 'status', from_value: 'draft', to_value: 'on-hold', by: 'you' },
  { ...event, kind: 'created', by: 'client' },
]

export const openProjects = (search = '') =>
  renderAdminPage(`/admin/projects${search}`, <Route path="/admin/projects" element={<ProjectsPage />} />)

type Patch = (query: string) => { status?: number; body?: unknown }
/** Answers as a database does that holds these projects. */
export function answer(projects: AdminProject[], patch: Patch = () => ({ body: [{ id: project.id }] })) {
  return mockApi(({ method, path, query }) => {
    if (method === 'PATCH') return patch(query)
    if (path === 'rpc/project_stats') return { body: stats }
    if (path === 'rpc/admin_projects') return { body: projects.map((row) => ({ ...row, total: projects.length })) }
    if (path === 'rpc/project_history') return { body: history }
    if (path === 'projects') return { body: [{ ...stored, deleted_at: projects[0]?.deleted_at ?? null }] }
    if (path === 'user_profiles') return { body: { name, email, company_name } }
    return { body: null }
  })
}
/** What the list was asked for. */
export const asked = (requests: ReturnType<typeof answer>) =>
  requests.filter(({ path }) => path === 'rpc/admin_projects').map(({ body }) => body)
export const row = () => screen.findByRole('row', { name: /Invoice agent/ })
