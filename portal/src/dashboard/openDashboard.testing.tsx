/* For tests: the dashboard as the shell shows it, with a signed-in client, a filled cache and a scripted API. */
import { render } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@fortnight/shared-ui/query'
import { BrowserRouter, Route, Routes } from '@fortnight/shared-ui/router'
import { toast, Toaster } from '@fortnight/shared-ui/Toast'
import { connect } from '@fortnight/supabase/client'
import { ownProfile } from '@fortnight/supabase/profiles'
import { type OwnProject, ownProjects } from '@fortnight/supabase/projects'
import { type Session, useSession } from '@fortnight/supabase/session'
import DashboardPage from './DashboardPage.tsx'

export const client = { id: 'c1', email: 'noor@harbourlane.example' }

export const signedInClient: Session = { status: 'signed-in', user: client, userType: 'client' }

export const project: OwnProject = {
  id: 'p1',
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

export const profile = {
  id: client.id,
  name: 'Noor Haddad',
  email: client.email,
  mobile_number: '+44 20 1234',
  company_name: null,
  how_heard_about_us: 'referral',
  created_at: '2025-09-01T10:00:00Z',
}

type Request = { method: string; table: string; query: string; body: unknown }
type Answer = { status?: number; body?: unknown }

/** Answers every request of the page by a function of it, and keeps what was asked. */
export function scriptApi(answerTo: (request: Request) => Answer | Promise<Answer>) {
  const requests: Request[] = []
  connect({ url: 'http://localhost', key: 'test' })
  globalThis.fetch = jest.fn(async (input, init) => {
    const { pathname, search } = new URL(String(input))
    const body = init?.body ? (JSON.parse(String(init.body)) as unknown) : undefined
    const request = { method: init?.method ?? 'GET', table: pathname.split('/').at(-1) ?? '', query: search, body }
    requests.push(request)
    const { status = 200, body: answer = null } = await answerTo(request)
    const text = async () => JSON.stringify(answer)
    return { ok: status < 400, status, statusText: '', headers: new Headers(), text } as Response
  })
  return requests
}

type Scene = {
  session?: Session
  /** What the cache holds already; what is left out is asked from the API. */
  projects?: OwnProject[]
  profile?: typeof profile | null
  /** The router state that sign-up hands over. */
  state?: unknown
}

/** Opens /dashboard. */
export function openDashboard(
  { session = signedInClient, state, ...cached }: Scene = { projects: [project], profile },
) {
  toast.dismiss()
  useSession.setState(session, true)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  if (cached.projects) queryClient.setQueryData(ownProjects(client.id).queryKey, cached.projects)
  if (cached.profile !== undefined) queryClient.setQueryData(ownProfile(client.id).queryKey, cached.profile)
  window.history.replaceState({ usr: state, key: 'k', idx: 0 }, '', '/dashboard')
  return render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Routes>
          <Route path="/dashboard" element={<DashboardPage />} />
          <Route path="*" element={null} />
        </Routes>
        <Toaster />
      </BrowserRouter>
    </QueryClientProvider>,
  )
}
