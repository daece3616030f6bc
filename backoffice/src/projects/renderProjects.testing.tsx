/* For tests: the project list with a mock API. */
import { screen } from '@testing-library/react'
import { Route } from '@fortnight/shared-ui/router'
import { samplePlan } from '@fortnight/supabase/plans/plan.testing'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { renderAdminPage, mockRestApi } from '../layout/renderAdminPage.testing.tsx'
import ProjectListPage from './ProjectListPage.tsx'

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
const { client_name: name, client_email: email, client_company: company_name, ...row } = project
/** The project's row in the database; tests change it to simulate an edit by another admin. */
export const storedProject = row
const stats = { total: 40, active: 10, completed: 9, on_hold: 8, draft: 13 }
const event = { id: 1, from_value: null, to_value: null, changed_fields: [], created_at: project.created_at }
const history = [
  { ...event, id: 2, kind: 'status', from_value: 'draft', to_value: 'on-hold', by: 'you' },
  { ...event, kind: 'created', by: 'client' },
]

export const renderProjects = (search = '') =>
  renderAdminPage(`/admin/projects${search}`, <Route path="/admin/projects" element={<ProjectListPage />} />)

type PatchResponse = (query: string) => { status?: number; body?: unknown }
/** Mocks the API of a database with these projects. */
export function mockProjectApi(
  projects: AdminProject[],
  patchResponse: PatchResponse = () => ({ body: [{ id: project.id }] }),
) {
  return mockRestApi(({ method, path, query }) => {
    if (method === 'PATCH') return patchResponse(query)
    if (path === 'rpc/project_stats') return { body: stats }
    if (path === 'rpc/admin_projects') return { body: projects.map((row) => ({ ...row, total: projects.length })) }
    if (path === 'rpc/project_plans') return { body: [samplePlan] }
    if (path === 'rpc/project_history') return { body: history }
    if (path === 'projects') return { body: [{ ...storedProject, deleted_at: projects[0]?.deleted_at ?? null }] }
    if (path === 'user_profiles') return { body: { name, email, company_name } }
    return { body: null }
  })
}
/** The parameters of the list's requests. */
export const listRequests = (requests: ReturnType<typeof mockProjectApi>) =>
  requests.filter(({ path }) => path === 'rpc/admin_projects').map(({ body }) => body)
export const findRow = () => screen.findByRole('row', { name: /Invoice agent/ })
