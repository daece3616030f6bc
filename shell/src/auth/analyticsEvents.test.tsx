import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient } from '@fortnight/shared-ui/query'
import { BrowserRouter } from '@fortnight/shared-ui/router'
import { sendEventsTo, type TrackedEvent } from '@fortnight/shared-ui/track'
import { connect } from '@fortnight/supabase/client'
import { useSession } from '@fortnight/supabase/session'
import { startSession } from './session/startSession.ts'
import { SignInPage } from './signIn/SignInPage.tsx'
import { SignUpPage } from './signUp/SignUpPage.tsx'

const user = { id: 'u1', email: 'ada@company.example' }
const session = { access_token: 'a.b.c', refresh_token: 'r', token_type: 'bearer', expires_in: 3600, user }
const events: TrackedEvent[] = []
const warm = () => undefined

function serviceAnswers(status: number, body: unknown) {
  globalThis.fetch = jest.fn(async () => Response.json(body, { status }))
}
const refusal = { error_code: 'invalid_credentials', msg: 'Invalid login credentials' }
const open = (path: string, page: React.ReactNode) => {
  window.history.replaceState(null, '', path)
  render(<BrowserRouter>{page}</BrowserRouter>)
}
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function signIn() {
  open('/login', <SignInPage warm={warm} />)
  await type('Email', user.email)
  await type('Password', 'secret')
  await press('Sign in')
}

async function fillInAccount() {
  open('/signup', <SignUpPage warm={warm} />)
  await type('Name', 'Ada')
  await type('Email', user.email)
  await type('Password', 'secret')
  await type('Confirm password', 'secret')
  await type('Mobile number', '+44 20 1234')
  await press('Continue')
}

const createAccount = async () => {
  await userEvent.selectOptions(await screen.findByLabelText('How did you hear about us?'), 'other')
  await press('Create account')
}

beforeAll(() => {
  connect({ url: 'http://localhost', key: 'test' })
  startSession(new QueryClient())
})

beforeEach(() => {
  localStorage.clear()
  useSession.setState({ status: 'signed-out', user: null, userType: null }, true)
  events.length = 0
  sendEventsTo((tracked) => void events.push(tracked))
})

const attempt = { event: 'login_attempt', properties: { path: '/login' } }

describe('the events of signing in', () => {
  it('report the attempt and its success [EVENT-4]', async () => {
    serviceAnswers(200, session)
    await signIn()
    await waitFor(() => expect(events).toEqual([attempt, { event: 'login_success', properties: { path: '/login' } }]))
  })

  it('report a refusal, always as one of the admin screen, with the real path beside it [LOGIN-7, EVENT-5]', async () => {
    serviceAnswers(400, refusal)
    await signIn()
    await screen.findByRole('alert')
    const properties = { page: 'admin_login', error_type: 'invalid_credentials', path: '/login' }
    expect(events).toEqual([attempt, { event: 'login_failed', properties }])
  })

  it('report no failure when the service was never reached [LOGIN-7]', async () => {
    globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
    await signIn()
    await screen.findByRole('alert')
    expect(events).toEqual([attempt])
  })
})

describe('the events of signing up', () => {
  it('report both steps and the form [EVENT-3]', async () => {
    serviceAnswers(200, session)
    await fillInAccount()
    await createAccount()
    await waitFor(() =>
      expect(events).toEqual([
        { event: 'signup_step_completed', properties: { step: 'account' } },
        { event: 'signup_step_completed', properties: { step: 'about' } },
        { event: 'form_submitted', properties: { form: 'sign_up' } },
      ]),
    )
  })

  it('report what is refused, by us or by the service, and nothing that was typed [EVENT-3]', async () => {
    serviceAnswers(422, { error_code: 'user_already_exists', msg: 'User already registered' })
    await fillInAccount()
    await press('Create account')
    await screen.findByRole('alert')
    await createAccount()
    await screen.findByText(/already/)
    expect(events.slice(1)).toEqual([
      { event: 'signup_failed', properties: { step: 'about', error_type: 'validation' } },
      { event: 'signup_failed', properties: { step: 'about', error_type: 'user_already_exists' } },
    ])
    expect(JSON.stringify(events)).not.toContain('company.example')
  })

  it('report a first step that is not complete [EVENT-3]', async () => {
    open('/signup', <SignUpPage warm={warm} />)
    await press('Continue')
    await screen.findByRole('alert')
    expect(events).toEqual([{ event: 'signup_failed', properties: { step: 'account', error_type: 'validation' } }])
  })
})
