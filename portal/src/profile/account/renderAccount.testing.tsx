/* Test support: the account section of /profile/edit with a mocked auth service and database. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient, QueryClientProvider } from '@fortnight/shared-ui/query'
import { BrowserRouter } from '@fortnight/shared-ui/router'
import { type ApiResponse, type ApiRequest, mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { ownCalendarFeed } from '@fortnight/supabase/calendar/ownFeed'
import { type NotificationSettings, notificationSettings } from '@fortnight/supabase/notifications/settings'
import { emailSettings } from '../../layout/renderPortal.testing.tsx'
import { AccountSection } from './AccountSection.tsx'

export const email = 'noor@harbourlane.example'
const user = { id: 'c1', email, aud: 'authenticated' }
export const tokenResponse = { access_token: 'a.b.c', token_type: 'bearer', expires_in: 3600, refresh_token: 'r', user }
export const wrongPassword = {
  status: 400,
  body: { error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
}

/** Accepts every request, except where `responses` has a response for the end of its path. */
export const mockAccountApi = (
  responses: Record<string, ApiResponse | ((request: ApiRequest) => Promise<ApiResponse>)> = {},
) =>
  mockApi((request) => {
    const [, response] = Object.entries(responses).find(([path]) => request.path.endsWith(path)) ?? []
    if (typeof response === 'function') return response(request)
    if (response) return response
    if (request.path.endsWith('/token')) return { body: tokenResponse }
    if (request.path.endsWith('/user')) return { body: user }
    return { status: request.path.endsWith('/export_own_data') ? 200 : 204, body: { profile: { name: 'Noor' } } }
  })

/** Renders the section, for a client whose calendar feed has this path. */
export function renderAccount(settings: NotificationSettings = emailSettings, feed: string | null = null) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  queryClient.setQueryData(notificationSettings(user.id).queryKey, settings)
  queryClient.setQueryData(ownCalendarFeed(user.id).queryKey, feed)
  return render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <AccountSection userId={user.id} email={email} requestedEmail={undefined} />
      </BrowserRouter>
    </QueryClientProvider>,
  )
}

export const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }))
