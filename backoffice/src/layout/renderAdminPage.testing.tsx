/* Test support: pages of the back office in their layout, with a signed-in admin and a mocked API. */
import type { ReactNode } from 'react'
import { render } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@fortnight/shared-ui/query'
import { BrowserRouter, Route, Routes } from '@fortnight/shared-ui/router'
import { ToastHost } from '@fortnight/shared-ui/feedback/Toast'
import { toast } from '@fortnight/shared-ui/feedback/Toaster'
import { type ApiResponse, type ApiRequest, mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { unreadCounts } from '@fortnight/supabase/messages/unread'
import { useSession } from '@fortnight/supabase/session'
import { AdminLayout } from './AdminLayout.tsx'

const admin = { id: 'a1', email: 'admin@fortnight.example' }

export const databaseError = { status: 500, body: { code: 'XX000', message: 'The database is unavailable' } }

/** Like `mockApi`, with paths below /rest/v1/. */
export function mockRestApi(respond: (request: ApiRequest) => ApiResponse | Promise<ApiResponse>) {
  const requests: ApiRequest[] = []
  mockApi((request) => {
    const restRequest = { ...request, path: request.path.replace('/rest/v1/', '') }
    requests.push(restRequest)
    return respond(restRequest)
  })
  return requests
}

/**
 * Renders the page at `path`. `routes` are the routes below /admin. The layout already knows what is unread, by project, so
 * that tests see the requests of the page alone.
 */
export function renderAdminPage(path: string, routes: ReactNode, unread: Record<string, number> = {}) {
  // As in the shell: a mount refetches only what a mutation has invalidated.
  const refetchOnMount = (query: { state: { isInvalidated: boolean } }) => query.state.isInvalidated
  const queries = { retry: false, staleTime: 60_000, refetchOnMount }
  const queryClient = new QueryClient({ defaultOptions: { queries } })
  queryClient.setQueryData(unreadCounts().queryKey, unread)
  toast.dismiss()
  useSession.setState({ status: 'signed-in', user: admin, userType: 'admin' }, true)
  window.history.replaceState({ key: 'k', idx: 0 }, '', path)
  return render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Routes>
          <Route path="/admin/login" element="the sign-in page" />
          <Route path="/admin" element={<AdminLayout />}>
            {routes}
          </Route>
        </Routes>
        <ToastHost />
      </BrowserRouter>
    </QueryClientProvider>,
  )
}
