/* For tests: the account part of /profile/edit, with a scripted auth service and database. */
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient, QueryClientProvider } from '@fortnight/shared-ui/query'
import { BrowserRouter } from '@fortnight/shared-ui/router'
import { type ApiResponse, type ApiRequest, mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { AccountSection } from './AccountSection.tsx'

export const email = 'noor@harbourlane.example'
const user = { id: 'c1', email, aud: 'authenticated' }
export const tokenResponse = { access_token: 'a.b.c', token_type: 'bearer', expires_in: 3600, refresh_token: 'r', user }
export const wrongPassword = {
  status: 400,
  body: { error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
}

/** The auth service and the database, content with everything unless a test says otherwise about a path. */
export const mockAccountApi = (exceptions: Record<string, ApiResponse | ((request: ApiRequest) => Promise<ApiResponse>)> = {}) =>
  mockApi((request) => {
    const [, exception] = Object.entries(exceptions).find(([path]) => request.path.endsWith(path)) ?? []
    if (typeof exception === 'function') return exception(request)
    if (exception) return exception
    if (request.path.endsWith('/token')) return { body: tokenResponse }
    if (request.path.endsWith('/user')) return { body: user }
    return { status: request.path.endsWith('/export_own_data') ? 200 : 204, body: { profile: { name: 'Noor' } } }
  })

export const renderAccount = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <AccountSection email={email} wish={undefined} />
      </BrowserRouter>
    </QueryClientProvider>,
  )

export const accountCard = (name: string) => within(screen.getByRole('region', { name }))
export const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }))
