/* For tests: the page of a project with a mock API. */
import { Route } from '@fortnight/shared-ui/router'
import type { ApiRequest, ApiResponse } from '@fortnight/supabase/core/mockApi.testing'
import type { ThreadMessage } from '@fortnight/supabase/messages/threadMessage'
import { mockRestApi, renderAdminPage } from '../../layout/renderAdminPage.testing.tsx'
import { project, storedProject } from '../renderProjects.testing.tsx'
import ProjectPage from './ProjectPage.tsx'
import ProjectTabRedirect from './ProjectTabRedirect.tsx'

export const message: ThreadMessage = {
  id: '00000000-0000-4000-9000-0000000000e1',
  sequence: 12,
  side: 'client',
  author_name: 'Mara Holt',
  is_own: false,
  body: 'Can it read **scans**?',
  created_at: '2025-09-04T10:00:00Z',
  edited_at: null,
  deleted_at: null,
  files: [],
}

export const note = {
  id: '00000000-0000-4000-9000-0000000000f1',
  project_id: project.id,
  body: 'Prefers **calls**',
  created_at: '2025-09-04T10:00:00+00:00',
  updated_at: '2025-09-04T10:00:00+00:00',
  author_id: 'a2',
  user_profiles: { name: 'Ben Ito' },
}

const file = {
  id: '00000000-0000-4000-9000-0000000000a1',
  file_id: '00000000-0000-4000-9000-0000000000a2',
  name: 'invoices.pdf',
  version: 2,
  bytes: 2_000_000,
  mime_type: 'application/pdf',
  note: null,
  side: 'client',
  scan_state: 'unscanned',
  author_name: 'Mara Holt',
  is_own: false,
  restored_from: null,
  message_id: null,
  sequence: 13,
  created_at: '2025-09-04T11:00:00Z',
}

const room = { side: 'team', read_sequence: 0, last_sequence: 13, is_closed: false }

const bodies: Record<string, unknown> = {
  projects: [{ ...storedProject, status: 'active', started_on: '2025-09-01' }],
  user_profiles: { name: 'Mara Holt', email: 'mara@example.com', company_name: 'Holt Ltd' },
  project_assignments: { admin_id: 'a2' },
  project_notes: [note],
  saved_replies: [{ id: 'b1', title: 'Thanks', body: 'Thank you, {name}!', updated_at: '2025-09-01T10:00:00Z' }],
  'rpc/admin_team': [{ id: 'a2', name: 'Ben Ito' }],
  instalments: [],
  'rpc/instalment_history': [],
  'rpc/project_room': room,
  'rpc/project_thread': [message],
  'rpc/project_file_list': [{ file_id: file.file_id, current: file, versions: 2, may_delete: true, used_bytes: 2e6 }],
  'rpc/project_deliverables': [],
  'rpc/project_history': [],
  'rpc/project_brief': null,
  'rpc/brief_states': [],
  'rpc/project_plans': [],
  'rpc/acceptance_summaries': [],
  'rpc/project_step_history': [],
  'rpc/unread_counts': [{ project_id: project.id, unread: 1 }],
  'rpc/admin_inbox': [],
  'rpc/send_message': 14,
  '/project-files/limits': { maxFileBytes: 25 * 1024 ** 2, maxProjectBytes: 500 * 1024 ** 2, isScanned: true },
}

/** Mocks the API; `replaced` replaces the bodies of some paths, `respond` some responses. */
export const mockProjectPageApi = (
  replaced: Record<string, unknown> = {},
  respond: (request: ApiRequest) => ApiResponse | undefined = () => undefined,
) =>
  mockRestApi((request) => {
    const body = { ...bodies, ...replaced }[request.path]
    return (
      respond(request) ?? { body: request.method === 'GET' || request.path.startsWith('rpc/') ? (body ?? null) : [] }
    )
  })

/** Renders the page at its address followed by `suffix`, such as a query string. */
export function renderProjectPage(suffix = '') {
  // jsdom has none.
  window.matchMedia = () => ({ matches: true }) as MediaQueryList
  return renderAdminPage(
    `/admin/projects/${project.id}${suffix}`,
    <>
      <Route path="/admin/projects/:id" element={<ProjectPage />} />
      <Route path="/admin/projects/:id/:tab" element={<ProjectTabRedirect />} />
    </>,
    { [project.id]: 1 },
  )
}

/** The bodies of the requests of one method to a path. */
export const sentTo = (requests: ApiRequest[], method: string, path: string) =>
  requests.filter((request) => request.path === path && request.method === method).map(({ body }) => body)
