/* For tests: pages of the back office in its frame, with a signed-in admin and a scripted API. */
import type { ReactNode } from 'react'
import { render } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@fortnight/shared-ui/query'
import { BrowserRouter, Route, Routes } from '@fortnight/shared-ui/router'
import { ToastHost } from '@fortnight/shared-ui/feedback/Toast'
import { toast } from '@fortnight/shared-ui/feedback/Toaster'
import { connect } from '@fortnight/supabase/client'
import { useSession } from '@fortnight/supabase/session'
import { AdminLayout } from './AdminLayout.tsx'

const admin = { id: 'a1', email: 'admin@fortnight.example' }

type Request = { method: string; path: string; query: string; body: unknown }
type Answer = { status?: number; body?: unknown }

export const databaseError = { status: 500, body: { code: 'XX000', message: 'The database is unwell' } }

/** Answers every request of the page by a function of it, and keeps what was asked. */
export function mockApi(answerTo: (request: Request) => Answer | Promise<Answer>) {
  const requests: Request[] = []
  connect({ url: 'http://localhost', key: 'test' })
  globalThis.fetch = jest.fn(async (input, init) => {
    const { pathname, search } = new URL(String(input))
    const body = init?.body ? (JSON.parse(String(init.body)) as unknown) : undefined
    const request = { method: init?.method ?? 'GET', path: pathname.replace('/rest/v1/', ''), query: search, body }
    requests.push(request)
    const { status = 200, body: answer = null } = await answerTo(request)
    const text = async () => JSON.stringify(answer)
    return { ok: status < 400, status, statusText: '', headers: new Headers(), text } as Response
  })
  return requests
}

/** Opens an address of some pages, given as routes. */
export function renderAdminPage(path: string, pages: ReactNode) {
  // The shell's rule: no refetch on mount, except for what a write has declared outdated.
  const refetchOnMount = (query: { state: { isInvalidated: boolean } }) => query.state.isInvalidated
  const queries = { retry: false, staleTime: 60_000, refetchOnMount }
  const queryClient = new QueryClient({ defaultOptions: { queries } })
  toast.dismiss()
  useSession.setState({ status: 'signed-in', user: admin, userType: 'admin' }, true)
  window.history.replaceState({ key: 'k', idx: 0 }, '', path)
  return render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Routes>
          <Route path="/admin/login" element="the sign-in page" />
          <Route path="/admin" element={<AdminLayout />}>
            {pages}
          </Route>
        </Routes>
        <ToastHost />
      </BrowserRouter>
    </QueryClientProvider>,
  )
}
