import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient } from '@fortnight/shared-ui/query'
import { BrowserRouter } from '@fortnight/shared-ui/router'
import { sendEventsTo, type TrackedEvent } from '@fortnight/shared-ui/track'
import { mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { useSession } from '@fortnight/supabase/session'
import { startSession } from './session/startSession.ts'
import { SignInPage } from './signIn/SignInPage.tsx'
import { SignUpPage } from './signUp/SignUpPage.tsx'

const user = { id: 'u1', email: 'ada@company.example' }
const session = { access_token: 'a.b.c', refresh_token: 'r', token_type: 'bearer', expires_in: 3600, user }
const events: TrackedEvent[] = []
const preload = () => undefined

function mockAuthResponse(status: number, body: unknown) {
  mockApi(() => ({ status, body }))
}
const rejection = { error_code: 'invalid_credentials', msg: 'Invalid login credentials' }
const renderPage = (path: string, page: React.ReactNode) => {
  window.history.replaceState(null, '', path)
  render(<BrowserRouter>{page}</BrowserRouter>)
}
const typeInto = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text)
const clickButton = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function submitSignIn() {
  renderPage('/login', <SignInPage preload={preload} />)
  await typeInto('Email', user.email)
  await typeInto('Password', 'secret')
  await clickButton('Sign in')
}

async function submitAccountStep() {
  renderPage('/signup', <SignUpPage preload={preload} />)
  await typeInto('Name', 'Ada')
  await typeInto('Email', user.email)
  await typeInto('Password', 'secret')
  await typeInto('Confirm password', 'secret')
  await typeInto('Mobile number', '+44 20 1234')
  await clickButton('Continue')
}

const submitAboutStep = async () => {
  await userEvent.selectOptions(await screen.findByLabelText('How did you hear about us?'), 'other')
  await clickButton('Create account')
}

beforeAll(() => {
  mockApi(() => ({}))
  startSession(new QueryClient(), false)
})

beforeEach(() => {
  localStorage.clear()
  useSession.setState({ status: 'signed-out', user: null, userType: null }, true)
  events.length = 0
  sendEventsTo((tracked) => void events.push(tracked))
})

const loginAttempt = { event: 'login_attempt', properties: { path: '/login' } }

describe('the analytics events of sign-in', () => {
  it('report the attempt and its success [EVENT-4]', async () => {
    mockAuthResponse(200, session)
    await submitSignIn()
    await waitFor(() =>
      expect(events).toEqual([loginAttempt, { event: 'login_success', properties: { path: '/login' } }]),
    )
  })

  it('report a rejection, always as one of the admin screen, with the actual path beside it [LOGIN-7, EVENT-5]', async () => {
    mockAuthResponse(400, rejection)
    await submitSignIn()
    await screen.findByRole('alert')
    const properties = { page: 'admin_login', error_type: 'invalid_credentials', path: '/login' }
    expect(events).toEqual([loginAttempt, { event: 'login_failed', properties }])
  })

  it('report no failure when the auth service cannot be reached [LOGIN-7]', async () => {
    mockApi(() => Promise.reject(new TypeError('Failed to fetch')))
    await submitSignIn()
    await screen.findByRole('alert')
    expect(events).toEqual([loginAttempt])
  })
})

describe('the analytics events of sign-up', () => {
  it('report both steps and the submitted form [EVENT-3]', async () => {
    mockAuthResponse(200, session)
    await submitAccountStep()
    await submitAboutStep()
    await waitFor(() =>
      expect(events).toEqual([
        { event: 'signup_step_completed', properties: { step: 'account' } },
        { event: 'signup_step_completed', properties: { step: 'about' } },
        { event: 'form_submitted', properties: { form: 'sign_up' } },
      ]),
    )
  })

  it('report a rejection by validation or auth service, without the values [EVENT-3]', async () => {
    mockAuthResponse(422, { error_code: 'user_already_exists', msg: 'User already registered' })
    await submitAccountStep()
    await clickButton('Create account')
    await screen.findByRole('alert')
    await submitAboutStep()
    await screen.findByText(/already/)
    expect(events.slice(1)).toEqual([
      { event: 'signup_failed', properties: { step: 'about', error_type: 'validation' } },
      { event: 'signup_failed', properties: { step: 'about', error_type: 'user_already_exists' } },
    ])
    expect(JSON.stringify(events)).not.toContain('company.example')
  })

  it('report an incomplete first step [EVENT-3]', async () => {
    renderPage('/signup', <SignUpPage preload={preload} />)
    await clickButton('Continue')
    await screen.findByRole('alert')
    expect(events).toEqual([{ event: 'signup_failed', properties: { step: 'account', error_type: 'validation' } }])
  })
})
