/* For tests: the inbox with a mock API. */
import { screen } from '@testing-library/react'
import { Route } from '@fortnight/shared-ui/router'
import type { ApiResponse } from '@fortnight/supabase/core/mockApi.testing'
import type { InboxRoom } from '@fortnight/supabase/desk/inbox'
import { mockRestApi, renderAdminPage } from '../layout/renderAdminPage.testing.tsx'
import InboxPage from './InboxPage.tsx'

const hourMs = 3_600_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString()

const room: InboxRoom = {
  project_id: '00000000-0000-4000-9000-0000000000d1',
  project_name: 'Invoice agent',
  status: 'active',
  started_on: null,
  client_id: '00000000-0000-4000-9000-0000000000c1',
  client_name: 'Mara Holt',
  client_company: 'Holt Ltd',
  waiting_for: 'team',
  waiting_since: hoursAgo(50),
  assigned_to: null,
  assigned_name: null,
  last_side: 'client',
  last_author: 'Mara Holt',
  last_body: 'Can it read *scans*?',
  is_last_deleted: false,
  last_file_count: 0,
  last_at: hoursAgo(50),
  last_sequence: 41,
  unread: 2,
}

/** Two projects that wait for the team. */
export const rooms: [InboxRoom, InboxRoom] = [
  room,
  {
    ...room,
    project_id: '00000000-0000-4000-9000-0000000000d2',
    project_name: 'Booking agent',
    client_name: 'Noor Haddad',
    client_company: null,
    waiting_since: hoursAgo(3),
    last_author: null,
    last_at: hoursAgo(3),
    unread: 0,
  },
]

export const team = [
  { id: 'a1', name: 'Ada Quill' },
  { id: 'a2', name: 'Ben Ito' },
]

const savedReply = {
  id: '00000000-0000-4000-9000-0000000000b1',
  title: 'Thanks',
  body: 'Thank you, {name}! {project} goes on.',
  updated_at: '2025-09-01T10:00:00Z',
}

type Responses = Record<string, ApiResponse>

/** Mocks the API. `responses` replaces those of some paths, such as `rpc/admin_inbox`. */
export const mockInboxApi = (listed: InboxRoom[] = rooms, responses: Responses = {}) =>
  mockRestApi(({ path }) => {
    const replaced = responses[path]
    if (replaced) return replaced
    if (path === 'rpc/admin_inbox') return { body: listed.map((row) => ({ ...row, total: listed.length })) }
    if (path === 'rpc/admin_team') return { body: team }
    if (path === 'saved_replies') return { body: [savedReply] }
    if (path === 'rpc/send_message') return { body: 7 }
    return { body: [] }
  })

export const renderInbox = (search = '') =>
  renderAdminPage(
    `/admin/inbox${search}`,
    <>
      <Route path="/admin/inbox" element={<InboxPage />} />
      <Route path="/admin/projects/:id" element="the project" />
    </>,
  )

/** The bodies of the requests to a path. */
export const bodiesOf = (requests: ReturnType<typeof mockInboxApi>, path: string) =>
  requests.filter((request) => request.path === path).map(({ body }) => body)

export const findRow = (name: string) => screen.findByRole('listitem', { name })
