import { waitFor } from '@testing-library/dom'
import { QueryClient } from '@fortnight/shared-ui/query'
import { sessionStorageKey } from '@fortnight/supabase/client'
import { signOutNoticeKey } from '@fortnight/supabase/core/session/localSession'
import { type ApiResponse, mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { useSession } from '@fortnight/supabase/session'
import { endSession, loadUserType, signIn, signOut } from './sessionController.ts'
import { startSession } from './startSession.ts'

const user = { id: 'u1', email: 'ada@company.example' }
const expires_at = Math.floor(Date.now() / 1_000) + 3_600
const session = { access_token: 'a.b.c', refresh_token: 'r', token_type: 'bearer', expires_in: 3_600, expires_at, user }
const queryClient = new QueryClient()

/** Mocks responses by path; every other request gets an empty list. Returns the requests sent. */
const mockResponses = (responses: Record<string, () => ApiResponse | Promise<ApiResponse>>) =>
  mockApi(({ path }) => responses[path]?.() ?? { body: [] })

const rejectAsUnreachable = () => Promise.reject(new TypeError('Failed to fetch'))
const tokenResponse = { '/auth/v1/token': () => ({ body: session }) }
const signedIn = { status: 'signed-in', user, userType: 'client' } as const
const waitForUserType = (userType: string) =>
  waitFor(() => {
    expect(useSession.getState().userType).toBe(userType)
  })

beforeAll(() => {
  mockResponses({})
  startSession(queryClient, false)
})

beforeEach(() => {
  localStorage.clear()
  useSession.setState({ status: 'signed-out', user: null, userType: null }, true)
})

describe('the session', () => {
  it('reads the user type from user_profiles after sign-in [AUTH-1]', async () => {
    const requests = mockResponses({
      ...tokenResponse,
      '/rest/v1/user_profiles': () => ({ body: [{ user_type: 'admin' }] }),
    })
    await signIn(user.email, 'secret')
    await waitForUserType('admin')
    expect(useSession.getState()).toEqual({ status: 'signed-in', user, userType: 'admin' })
    const lookup = requests.find(({ path }) => path === '/rest/v1/user_profiles')
    expect(lookup?.query).toContain('select=user_type&id=eq.u1')
  })

  it('treats a user without a profile row as a client [AUTH-2]', async () => {
    mockResponses({ ...tokenResponse, '/rest/v1/user_profiles': () => ({ body: [] }) })
    await signIn(user.email, 'secret')
    await waitForUserType('client')
    expect(useSession.getState()).toEqual({ status: 'signed-in', user, userType: 'client' })
  })

  it('retries a failed type lookup once, then counts the user as an unconfirmed client until a retry [AUTH-2]', async () => {
    useSession.setState({ status: 'signed-in', user, userType: null }, true)
    const requests = mockResponses({ '/rest/v1/user_profiles': rejectAsUnreachable })
    await loadUserType()
    expect(requests).toHaveLength(2)
    expect(useSession.getState()).toMatchObject({ userType: 'client', isTypeUnconfirmed: true })
    mockResponses({ '/rest/v1/user_profiles': () => ({ body: [{ user_type: 'admin' }] }) })
    await loadUserType()
    expect(useSession.getState()).toEqual({ status: 'signed-in', user, userType: 'admin' })
  })

  it('does not retry a type lookup that timed out [AUTH-2]', async () => {
    useSession.setState({ status: 'signed-in', user, userType: null }, true)
    const timeOut = () => Promise.reject(new DOMException('The operation was aborted', 'AbortError'))
    const requests = mockResponses({ '/rest/v1/user_profiles': timeOut })
    await loadUserType()
    expect(requests).toHaveLength(1)
    expect(useSession.getState()).toMatchObject({ userType: 'client', isTypeUnconfirmed: true })
  })

  it.each([
    [
      'responds that the session does not exist [AUTH-4]',
      () => ({ status: 403, body: { error_code: 'session_not_found' } }),
    ],
    ['fails [AUTH-5]', () => ({ status: 500, body: { msg: 'broken' } })],
    ['cannot be reached [AUTH-5]', rejectAsUnreachable],
  ])(
    'ends on sign-out with everything stored and cached for it, also when the auth service %s',
    async (_case, logout) => {
      localStorage.setItem(sessionStorageKey, JSON.stringify(session))
      localStorage.setItem('fortnight-draft:profile:u1', '{}')
      useSession.setState(signedIn, true)
      queryClient.setQueryData(['projects'], ['secret'])
      const requests = mockResponses({ '/auth/v1/logout': logout })
      signOut()
      expect(useSession.getState()).toMatchObject({ status: 'signed-out', user: null, userType: null })
      expect(localStorage.getItem(sessionStorageKey)).toBeNull()
      expect(queryClient.getQueryData(['projects'])).toBeUndefined()
      await waitFor(() => {
        expect(requests).toMatchObject([{ path: '/auth/v1/logout', query: '?scope=local' }])
      })
      expect(localStorage.getItem('fortnight-draft:profile:u1')).toBeNull()
    },
  )

  it('clears the user type when it ends [AUTH-3]', () => {
    useSession.setState({ ...signedIn, userType: 'admin' }, true)
    endSession('unexpectedly')
    expect(useSession.getState().userType).toBeNull()
  })

  it('distinguishes a sign-out in another tab from an expired or revoked session', async () => {
    const dispatchStorageEvent = (key: string) => dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
    for (const [key, ended] of [
      [sessionStorageKey, 'unexpectedly'],
      [signOutNoticeKey, 'by-choice'],
    ] as const) {
      mockResponses(tokenResponse)
      await signIn(user.email, 'secret')
      dispatchStorageEvent(key)
      await waitFor(() => {
        expect(useSession.getState()).toMatchObject({ status: 'signed-out', ended })
      })
    }
  })

  it('clears the query cache before another user is signed in', async () => {
    mockResponses(tokenResponse)
    await signIn(user.email, 'secret')
    queryClient.setQueryData(['projects'], ['secret'])
    mockResponses({ '/auth/v1/token': () => ({ body: { ...session, user: { ...user, id: 'u2' } } }) })
    await signIn('other@company.example', 'secret')
    expect(useSession.getState().user?.id).toBe('u2')
    expect(queryClient.getQueryData(['projects'])).toBeUndefined()
  })
})
