import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient } from '@fortnight/shared-ui/query'
import { axe } from 'jest-axe'
import { BrowserRouter, Route, Routes } from '@fortnight/shared-ui/router'
import { connect } from '@fortnight/supabase/client'
import { useSession } from '@fortnight/supabase/session'
import { startSession } from '../session/startSession.ts'
import { SignInPage } from './SignInPage.tsx'

const user = { id: 'u1', email: 'someone@fortnight.example' }
const warm = jest.fn()
const signedOut = { status: 'signed-out', user: null, userType: null } as const
const failure = 'Invalid email or password. Please check your credentials and try again.'

/** Opens the page as the shell does, at an address and with a router state. */
function open(path = '/login', state?: unknown) {
  window.history.replaceState({ usr: state, key: 'k', idx: 0 }, '', path)
  return render(
    <BrowserRouter>
      <Routes>
        <Route path="/login" element={<SignInPage warm={warm} />} />
        <Route path="/admin/login" element={<SignInPage warm={warm} />} />
        <Route path="*" element={null} />
      </Routes>
    </BrowserRouter>,
  )
}

const address = () => window.location.pathname + window.location.search

async function fillIn(email: string, password: string) {
  await userEvent.type(await screen.findByLabelText('Email'), email)
  await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

beforeAll(() => {
  connect({ url: 'http://localhost', key: 'test' })
  startSession(new QueryClient())
})

beforeEach(() => {
  useSession.setState(signedOut, true)
  globalThis.fetch = jest.fn(async () =>
    Response.json({ code: 'invalid_credentials', msg: 'Invalid login credentials' }, { status: 400 }),
  )
})

describe('the sign-in page', () => {
  // The first test of this file, so that the form is still on its way.
  it('shows the ways to other screens together with the form, which would move them under the pointer', async () => {
    open()
    expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Resend confirmation' })).not.toBeInTheDocument()
    await screen.findByLabelText('Email')
    expect(screen.getByRole('link', { name: 'Resend confirmation' })).toBeVisible()
  })

  it('asks for both fields and for something that looks like an e-mail [LOGIN-1]', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText('Email is required')).toBeVisible()
    expect(screen.getByText('Password is required')).toBeVisible()

    await userEvent.type(screen.getByLabelText('Email'), 'someone')
    expect(await screen.findByText('Enter an e-mail address like name@company.com')).toBeVisible()
    expect(fetch).not.toHaveBeenCalled()
  })

  it.each([
    ['admin', '/admin'],
    ['client', '/dashboard'],
  ] as const)('sends a signed-in %s to %s at once [LOGIN-2]', (userType, home) => {
    useSession.setState({ status: 'signed-in', user, userType }, true)
    open('/admin/login')
    expect(address()).toBe(home)
  })

  it('returns to the wanted page, but never to another site [LOGIN-2]', () => {
    useSession.setState({ status: 'signed-in', user, userType: 'client' }, true)
    const { unmount } = open('/login?next=%2Fproject%2F7')
    expect(address()).toBe('/project/7')
    unmount()
    open('/login?next=%2F%2Fevil.example')
    expect(address()).toBe('/dashboard')
  })

  it('shows that it is loading, then that it redirects [LOGIN-3]', () => {
    useSession.setState({ status: 'loading', user: null, userType: null }, true)
    open()
    expect(screen.getByText('Loading...')).toBeVisible()
    act(() => useSession.setState({ status: 'signed-in', user, userType: null }, true))
    expect(screen.getByText('Redirecting…')).toBeVisible()
    expect(address()).toBe('/login')
  })

  it('offers sign-up and says where admins get access [LOGIN-4] [LOGIN-5]', () => {
    const { unmount } = open()
    expect(screen.getByRole('link', { name: 'Sign up as a client' })).toHaveAttribute('href', '/signup')
    expect(screen.getByText('Admin access? Contact your administrator for credentials.')).toBeVisible()
    unmount()
    open('/login?next=%2Fdashboard')
    expect(screen.getByRole('link', { name: 'Sign up as a client' })).toHaveAttribute(
      'href',
      '/signup?next=%2Fdashboard',
    )
  })

  it('says one sentence when the service refuses, and keeps what was typed [LOGIN-6]', async () => {
    open()
    await fillIn('someone@fortnight.example', 'wrong password')
    expect(await screen.findByRole('alert')).toHaveTextContent(failure)
    expect(screen.getByLabelText('Email')).toHaveValue('someone@fortnight.example')
    expect(screen.getByLabelText('Password')).toHaveValue('wrong password')
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  })

  it('says the same sentence when the service cannot be reached [LOGIN-6]', async () => {
    globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
    open()
    await fillIn('someone@fortnight.example', 'secret')
    expect(await screen.findByRole('alert')).toHaveTextContent(failure)
  })

  it('passes on how long to wait after too many tries [LOGIN-6]', async () => {
    const sentence = 'Too many tries. Please wait 42 seconds and try again.'
    globalThis.fetch = jest.fn(async () =>
      Response.json({ error_code: 'over_request_rate_limit', msg: sentence }, { status: 429 }),
    )
    open()
    await fillIn('someone@fortnight.example', 'secret')
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(screen.getByRole('alert')).not.toHaveTextContent(failure)
  })

  it('offers a new password and a new confirmation, whoever asks [LOGIN-6]', () => {
    open()
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/reset-password')
    expect(screen.getByRole('link', { name: 'Resend confirmation' })).toHaveAttribute('href', '/confirm-email')
  })

  it('says that a session has ended, and keeps the chosen plan on the way to sign-up [SIGNUP-4]', async () => {
    const { unmount } = open('/admin/login?next=%2Fdashboard', { sessionEnded: true })
    expect(screen.getByText(/^Your session has ended. Sign in again to go on;/)).toBeVisible()
    unmount()
    open('/admin/login', { plan: 'starter-agent' })
    expect(screen.queryByText(/Your session has ended/)).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('link', { name: 'Sign up as a client' }))
    expect(window.history.state.usr).toEqual({ plan: 'starter-agent' })
  })

  it('takes the plan along to the dashboard [SIGNUP-4]', () => {
    useSession.setState({ status: 'signed-in', user, userType: 'client' }, true)
    open('/admin/login', { plan: 'starter-agent' })
    expect(address()).toBe('/dashboard')
    expect(window.history.state.usr).toEqual({ plan: 'starter-agent' })
  })

  it('fetches the area that comes next while the form is filled in', () => {
    open('/admin/login?next=%2Fadmin%2Ffaqs').unmount()
    expect(warm).toHaveBeenLastCalledWith('/admin/faqs')
    open()
    expect(warm).toHaveBeenLastCalledWith('/dashboard')
  })

  it('warns of Caps Lock', async () => {
    open()
    const password = await screen.findByLabelText('Password')
    fireEvent.keyDown(password, { key: 'A', modifierCapsLock: true })
    expect(screen.getByText('Caps Lock is on')).toBeVisible()
    fireEvent.keyUp(password, { key: 'a', modifierCapsLock: false })
    expect(screen.queryByText('Caps Lock is on')).not.toBeInTheDocument()
  })

  it('shows the password on request and works with password managers', async () => {
    open()
    const password = await screen.findByLabelText('Password')
    expect(password).toHaveAttribute('type', 'password')
    expect(password).toHaveAttribute('autocomplete', 'current-password')
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password).toHaveAttribute('type', 'text')
  })

  it('is titled neutrally, stays out of search engines and has no accessibility violations', async () => {
    const { container } = open()
    await screen.findByLabelText('Email')
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Sign in | Fortnight'))
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(await axe(container)).toHaveNoViolations()
  })
})
