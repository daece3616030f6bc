import { getValidAccessToken, watchAuthState } from './accessToken.ts'

type AuthClient = Parameters<typeof getValidAccessToken>[0]
type AuthListener = (event: string, session: object | null) => void

const user = { id: 'u1', email: 'ada@company.example' }

const fakeClient = (getSession: () => Promise<unknown>) => ({ getSession }) as unknown as AuthClient

describe('getValidAccessToken', () => {
  it('returns the token of the session, and undefined without a session', async () => {
    const signedIn = fakeClient(() => Promise.resolve({ data: { session: { access_token: 'a.b.c' } }, error: null }))
    expect(await getValidAccessToken(signedIn)).toBe('a.b.c')
    const signedOut = fakeClient(() => Promise.resolve({ data: { session: null }, error: null }))
    expect(await getValidAccessToken(signedOut)).toBeUndefined()
  })

  it('throws when the token cannot be renewed because the server does not respond', async () => {
    const error = Object.assign(new Error('{}'), { name: 'AuthRetryableFetchError' })
    const unreachable = fakeClient(() => Promise.resolve({ data: { session: null }, error }))
    await expect(getValidAccessToken(unreachable)).rejects.toBe(error)
  })

  it('returns undefined when the session has been revoked', async () => {
    const error = Object.assign(new Error('Invalid Refresh Token'), { name: 'AuthApiError' })
    const revoked = fakeClient(() => Promise.resolve({ data: { session: null }, error }))
    expect(await getValidAccessToken(revoked)).toBeUndefined()
  })

  it('throws the reason of the signal when renewal takes longer', async () => {
    const hanging = fakeClient(() => new Promise(() => undefined))
    const reason = new DOMException('Timed out', 'TimeoutError')
    await expect(getValidAccessToken(hanging, AbortSignal.abort(reason))).rejects.toBe(reason)
  })
})

describe('watchAuthState', () => {
  function startWatching(isSessionStored: boolean) {
    const listeners: AuthListener[] = []
    const client = { onAuthStateChange: (listener: AuthListener) => listeners.push(listener) } as unknown as AuthClient
    const reports = { onSignedIn: jest.fn(), onSessionEnd: jest.fn() }
    watchAuthState(client, () => isSessionStored, reports)
    return { ...reports, emit: (event: string, session: object | null) => listeners[0]?.(event, session) }
  }

  it('reports the user of a session', () => {
    const { emit, onSignedIn, onSessionEnd } = startWatching(true)
    emit('SIGNED_IN', { user })
    expect(onSignedIn).toHaveBeenCalledWith(user)
    expect(onSessionEnd).not.toHaveBeenCalled()
  })

  it('reports the end of an expired or revoked session', () => {
    const { emit, onSessionEnd } = startWatching(true)
    emit('SIGNED_OUT', null)
    expect(onSessionEnd).toHaveBeenCalledTimes(1)
  })

  it('keeps a stored session that could not be renewed at the start', () => {
    const { emit, onSessionEnd } = startWatching(true)
    emit('INITIAL_SESSION', null)
    expect(onSessionEnd).not.toHaveBeenCalled()
  })

  it('reports at the start that no session is stored', () => {
    const { emit, onSessionEnd } = startWatching(false)
    emit('INITIAL_SESSION', null)
    expect(onSessionEnd).toHaveBeenCalledTimes(1)
  })
})
