/* Test support: pages of the portal as the shell renders them, with a signed-in client and a filled cache. */
import type { ReactNode } from 'react'
import { render } from '@testing-library/react'
import { ToastHost } from '@fortnight/shared-ui/feedback/Toast'
import { toast } from '@fortnight/shared-ui/feedback/Toaster'
import { QueryClient, QueryClientProvider } from '@fortnight/shared-ui/query'
import { BrowserRouter, Route, Routes } from '@fortnight/shared-ui/router'
import { briefStates } from '@fortnight/supabase/briefs/queries'
import { ownCalendarFeed } from '@fortnight/supabase/calendar/ownFeed'
import { openApprovals } from '@fortnight/supabase/deliverables/queries'
import { unreadCounts } from '@fortnight/supabase/messages/unread'
import { type NotificationSettings, notificationSettings } from '@fortnight/supabase/notifications/settings'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { type Session, useSession } from '@fortnight/supabase/session'

export const client = { id: 'c1', email: 'noor@harbourlane.example' }

export const signedInClient: Session = { status: 'signed-in', user: client, userType: 'client' }

export const profile = {
  id: client.id,
  name: 'Noor Haddad',
  email: client.email,
  mobile_number: '+44 20 1234',
  company_name: null,
  how_heard_about_us: 'referral',
  created_at: '2025-09-01T10:00:00Z',
}

export const project: OwnProject = {
  id: '3f2a1b4c-0000-4000-8000-000000000001',
  name: 'Support agent',
  description: 'Answers questions about orders.',
  budget_range: 'professional-agent',
  timeline: '2-4-weeks',
  priority: 'high',
  requirements: null,
  status: 'active',
  started_on: null,
  created_at: '2025-09-01T10:00:00Z',
  updated_at: '2025-09-01T10:00:00Z',
}

export const emailSettings: NotificationSettings = {
  messages: 'soon',
  files: 'soon',
  status: 'soon',
  reminders: 'soon',
}

export const databaseError = { status: 500, body: { code: 'XX000', message: 'The database is unavailable' } }

type Options = {
  session?: Session
  /** Fills the query cache with data that the page must not request. */
  fillCache?: (cache: QueryClient) => void
  /** The router state that another page passes on. */
  state?: unknown
}

/** Renders the page at `path`. */
export function renderPortal(
  path: string,
  routes: ReactNode,
  { session = signedInClient, fillCache, state }: Options = {},
) {
  toast.dismiss()
  useSession.setState(session, true)
  // As in the shell: a mount refetches only what a mutation has invalidated, and mutations do not wait for a connection.
  const refetchOnMount = (query: { state: { isInvalidated: boolean } }) => query.state.isInvalidated
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 60_000, refetchOnMount },
      mutations: { networkMode: 'always' },
    },
  })
  // What many pages load beside their own data.
  queryClient.setQueryData(unreadCounts().queryKey, {})
  queryClient.setQueryData(openApprovals().queryKey, [])
  queryClient.setQueryData(notificationSettings(client.id).queryKey, emailSettings)
  queryClient.setQueryData(briefStates([project.id]).queryKey, {})
  queryClient.setQueryData(ownCalendarFeed(client.id).queryKey, null)
  fillCache?.(queryClient)
  window.history.replaceState({ usr: state, key: 'k', idx: 0 }, '', path)
  return render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Routes>
          {routes}
          <Route path="*" element={null} />
        </Routes>
        <ToastHost />
      </BrowserRouter>
    </QueryClientProvider>,
  )
}

/** The state that the router keeps for the current page. */
export const routerState = () => (window.history.state as { usr: unknown }).usr
