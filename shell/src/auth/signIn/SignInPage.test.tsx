import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient } from '@fortnight/shared-ui/query'
import { axe } from 'jest-axe'
import { metaContent } from '@fortnight/shared-ui/page/head.testing'
import { BrowserRouter, Route, Routes } from '@fortnight/shared-ui/router'
import { mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { useSession } from '@fortnight/supabase/session'
import { startSession } from '../session/startSession.ts'
import { SignInPage } from './SignInPage.tsx'

const user = { id: 'u1', email: 'someone@fortnight.example' }
const preload = jest.fn()
const signedOut = { status: 'signed-out', user: null, userType: null } as const
const rejection = 'Invalid email or password. Please check your credentials and try again.'

/** Renders the page in a router, at a path and with a history state. */
function openSignIn(path = '/login', state?: unknown) {
  window.history.replaceState({ usr: state, key: 'k', idx: 0 }, '', path)
  return render(
    <BrowserRouter>
      <Routes>
        <Route path="/login" element={<SignInPage preload={preload} />} />
        <Route path="/admin/login" element={<SignInPage preload={preload} />} />
        <Route path="*" element={null} />
      </Routes>
    </BrowserRouter>,
  )
}

const historyState = () => (window.history.state as { usr?: unknown }).usr
const currentAddress = () => window.location.pathname + window.location.search

async function submitForm(email: string, password: string) {
  await userEvent.type(await screen.findByLabelText('Email'), email)
  await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

beforeAll(() => {
  mockApi(() => ({}))
  startSession(new QueryClient(), false)
})

beforeEach(() => {
  useSession.setState(signedOut, true)
  mockApi(() => ({ status: 400, body: { code: 'invalid_credentials', msg: 'Invalid login credentials' } }))
})

describe('the sign-in page', () => {
  // The first test of this file, so that the form's chunk is still loading.
  it('shows the links to other screens only with the form, which would otherwise shift them', async () => {
    openSignIn()
    expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Resend confirmation' })).not.toBeInTheDocument()
    await screen.findByLabelText('Email')
    expect(screen.getByRole('link', { name: 'Resend confirmation' })).toBeVisible()
  })

  it('requires both fields and a well-formed email address [LOGIN-1]', async () => {
    openSignIn()
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText('Email is required')).toBeVisible()
    expect(screen.getByText('Password is required')).toBeVisible()

    await userEvent.type(screen.getByLabelText('Email'), 'someone')
    expect(await screen.findByText('Enter an email address like name@company.com')).toBeVisible()
    expect(fetch).not.toHaveBeenCalled()
  })

  it.each([
    ['admin', '/admin'],
    ['client', '/dashboard'],
  ] as const)('redirects a signed-in %s to %s at once [LOGIN-2]', (userType, home) => {
    useSession.setState({ status: 'signed-in', user, userType }, true)
    openSignIn('/admin/login')
    expect(currentAddress()).toBe(home)
  })

  it('redirects to the next path, but never to another site [LOGIN-2]', () => {
    useSession.setState({ status: 'signed-in', user, userType: 'client' }, true)
    const { unmount } = openSignIn('/login?next=%2Fproject%2F7')
    expect(currentAddress()).toBe('/project/7')
    unmount()
    openSignIn('/login?next=%2F%2Fevil.example')
    expect(currentAddress()).toBe('/dashboard')
  })

  it('shows that it is loading, then that it redirects [LOGIN-3]', () => {
    useSession.setState({ status: 'loading', user: null, userType: null }, true)
    openSignIn()
    expect(screen.getByText('Loading...')).toBeVisible()
    act(() => useSession.setState({ status: 'signed-in', user, userType: null }, true))
    expect(screen.getByText('Redirecting…')).toBeVisible()
    expect(currentAddress()).toBe('/login')
  })

  it('offers sign-up and says where admins get access [LOGIN-4] [LOGIN-5]', () => {
    const { unmount } = openSignIn()
    expect(screen.getByRole('link', { name: 'Sign up as a client' })).toHaveAttribute('href', '/signup')
    expect(screen.getByText('Admin access? Contact your administrator for credentials.')).toBeVisible()
    unmount()
    openSignIn('/login?next=%2Fdashboard')
    expect(screen.getByRole('link', { name: 'Sign up as a client' })).toHaveAttribute(
      'href',
      '/signup?next=%2Fdashboard',
    )
  })

  it('shows one message for rejected credentials, and keeps the values [LOGIN-6]', async () => {
    openSignIn()
    await submitForm('someone@fortnight.example', 'wrong password')
    expect(await screen.findByRole('alert')).toHaveTextContent(rejection)
    expect(screen.getByLabelText('Email')).toHaveValue('someone@fortnight.example')
    expect(screen.getByLabelText('Password')).toHaveValue('wrong password')
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  })

  it('shows the same message when the auth service cannot be reached [LOGIN-6]', async () => {
    mockApi(() => Promise.reject(new TypeError('Failed to fetch')))
    openSignIn()
    await submitForm('someone@fortnight.example', 'secret')
    expect(await screen.findByRole('alert')).toHaveTextContent(rejection)
  })

  it('shows how long to wait after too many attempts [LOGIN-6]', async () => {
    const message = 'Too many attempts. Please wait 42 seconds and try again.'
    mockApi(() => ({ status: 429, body: { error_code: 'over_request_rate_limit', msg: message } }))
    openSignIn()
    await submitForm('someone@fortnight.example', 'secret')
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByRole('alert')).not.toHaveTextContent(rejection)
  })

  it('links to password reset and to a new confirmation link [LOGIN-6]', () => {
    openSignIn()
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/reset-password')
    expect(screen.getByRole('link', { name: 'Resend confirmation' })).toHaveAttribute('href', '/confirm-email')
  })

  it('shows that a session has ended, and keeps the plan in the link to sign-up [SIGNUP-4]', async () => {
    const { unmount } = openSignIn('/admin/login?next=%2Fdashboard', { sessionEnded: true })
    expect(screen.getByText(/^Your session has ended. Sign in again to continue;/)).toBeVisible()
    unmount()
    openSignIn('/admin/login', { plan: 'starter-agent' })
    expect(screen.queryByText(/Your session has ended/)).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('link', { name: 'Sign up as a client' }))
    expect(historyState()).toEqual({ plan: 'starter-agent' })
  })

  it('passes the plan on to the dashboard [SIGNUP-4]', () => {
    useSession.setState({ status: 'signed-in', user, userType: 'client' }, true)
    openSignIn('/admin/login', { plan: 'starter-agent' })
    expect(currentAddress()).toBe('/dashboard')
    expect(historyState()).toEqual({ plan: 'starter-agent' })
  })

  it('preloads the next area', () => {
    openSignIn('/admin/login?next=%2Fadmin%2Ffaqs').unmount()
    expect(preload).toHaveBeenLastCalledWith('/admin/faqs')
    openSignIn()
    expect(preload).toHaveBeenLastCalledWith('/dashboard')
  })

  it('warns that Caps Lock is on', async () => {
    openSignIn()
    const password = await screen.findByLabelText('Password')
    fireEvent.keyDown(password, { key: 'A', modifierCapsLock: true })
    expect(screen.getByText('Caps Lock is on')).toBeVisible()
    fireEvent.keyUp(password, { key: 'a', modifierCapsLock: false })
    expect(screen.queryByText('Caps Lock is on')).not.toBeInTheDocument()
  })

  it('shows the password on request and works with password managers', async () => {
    openSignIn()
    const password = await screen.findByLabelText('Password')
    expect(password).toHaveAttribute('type', 'password')
    expect(password).toHaveAttribute('autocomplete', 'current-password')
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password).toHaveAttribute('type', 'text')
  })

  it('has a neutral title, a noindex tag and no accessibility violations', async () => {
    const { container } = openSignIn()
    await screen.findByLabelText('Email')
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Sign in | Fortnight'))
    expect(metaContent('name="robots"')).toBe('noindex')
    expect(await axe(container)).toHaveNoViolations()
  })
})
