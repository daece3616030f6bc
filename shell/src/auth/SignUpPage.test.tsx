import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient } from '@fortnight/shared-ui/query'
import { axe } from 'jest-axe'
import { BrowserRouter, Route, Routes } from '@fortnight/shared-ui/router'
import { connect, sessionStorageKey } from '@fortnight/supabase/client'
import { useSession } from '@fortnight/supabase/session'
import { startSession } from './startSession.ts'
import { SignUpPage } from './SignUpPage.tsx'

const user = { id: 'u1', email: 'ada@company.example' }
const warm = jest.fn()
const signedOut = { status: 'signed-out', user: null, userType: null } as const
const session = { access_token: 'a.b.c', refresh_token: 'r', token_type: 'bearer', expires_in: 3600, user }

function open(path = '/signup', state?: unknown) {
  window.history.replaceState({ usr: state, key: 'k', idx: 0 }, '', path)
  return render(
    <BrowserRouter>
      <Routes>
        <Route path="/signup" element={<SignUpPage warm={warm} />} />
        <Route path="*" element={null} />
      </Routes>
    </BrowserRouter>,
  )
}

const address = () => window.location.pathname + window.location.search
const answer = (status: number, body: unknown) =>
  ({
    ok: status < 400,
    status,
    headers: new Headers(),
    json: async () => body,
    text: async () => JSON.stringify(body),
  }) as Response

/** What the auth service answers to a registration; every other request gets an empty list. */
function registrationAnswers(status: number, body: unknown) {
  const requests: unknown[] = []
  globalThis.fetch = jest.fn(async (url, init) => {
    if (!String(url).includes('/auth/v1/signup')) return answer(200, [])
    requests.push(JSON.parse(String(init?.body)))
    return answer(status, body)
  })
  return requests
}

const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text)
const next = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }))
const choose = (value: string) => userEvent.selectOptions(screen.getByLabelText('How did you hear about us?'), value)

async function completeAccount() {
  await type('Name', '  Ada  ')
  await type('Email', 'ada@company.example')
  await type('Password', 'secret')
  await type('Confirm password', 'secret')
  await type('Mobile number', '+44 20 1234')
  await next()
}

beforeAll(() => {
  connect({ url: 'http://localhost', key: 'test' })
  startSession(new QueryClient())
})

beforeEach(() => {
  localStorage.removeItem(sessionStorageKey)
  useSession.setState(signedOut, true)
  registrationAnswers(200, session)
})

describe('the sign-up page', () => {
  it('has two steps with the specified fields [SIGNUP-1] [SIGNUP-5] [SIGNUP-8]', async () => {
    open()
    expect(await screen.findByText(/Account Info/)).toHaveAttribute('aria-current', 'step')
    await completeAccount()
    expect(screen.getByText(/About You/)).toHaveAttribute('aria-current', 'step')
    expect(screen.getByLabelText('How did you hear about us?')).toBeVisible()
  })

  it('sends somebody who is signed in to the dashboard [SIGNUP-2]', () => {
    useSession.setState({ status: 'signed-in', user, userType: 'client' }, true)
    open()
    expect(address()).toBe('/dashboard')
  })

  it('leads to sign-in and keeps the wanted page [SIGNUP-3]', () => {
    const { unmount } = open()
    expect(screen.getByRole('link', { name: 'Sign in here' })).toHaveAttribute('href', '/admin/login')
    unmount()
    open('/signup?next=%2Fproject%2F7')
    expect(screen.getByRole('link', { name: 'Sign in here' })).toHaveAttribute(
      'href',
      '/admin/login?next=%2Fproject%2F7',
    )
  })

  it('shows the plan that pricing has handed over [SIGNUP-4]', () => {
    open('/signup?plan=starter-agent')
    expect(screen.getByText(/Starter Agent - \$2,500/)).toBeVisible()
  })

  it('checks step 1 before step 2 [SIGNUP-1]', async () => {
    open()
    await next()
    expect(await screen.findByRole('alert')).toHaveTextContent('Name is required')
    expect(fetch).not.toHaveBeenCalled()
  })

  it('asks how the client heard about us, with the specified choices [SIGNUP-9] [SIGNUP-10]', async () => {
    open()
    await completeAccount()
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent('Please tell us how you heard about us')
    const values = screen.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value)
    expect(values.filter(Boolean)).toEqual([
      'google-search',
      'social-media',
      'referral',
      'blog-article',
      'conference',
      'newsletter',
      'other',
    ])
  })

  it('keeps the values of both steps on the way back and forth [SIGNUP-11]', async () => {
    open()
    await completeAccount()
    await choose('referral')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByLabelText('Name')).toHaveValue('  Ada  ')
    expect(screen.getByLabelText('Password')).toHaveValue('secret')
    expect(screen.getByLabelText('Mobile number')).toHaveValue('+44 20 1234')
    await next()
    expect(await screen.findByLabelText('How did you hear about us?')).toHaveValue('referral')
  })

  it('creates the account once, then goes to the dashboard with welcome and plan [SIGNUP-12] [SIGNUP-14]', async () => {
    const requests = registrationAnswers(200, session)
    open('/signup?next=%2Fproject%2F7', { plan: 'Professional Agent' })
    await completeAccount()
    await choose('other')
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const answering = fetch
    globalThis.fetch = jest.fn(async (...request: Parameters<typeof fetch>) => held.then(() => answering(...request)))
    await userEvent.dblClick(screen.getByRole('button', { name: 'Create account' }))
    expect(await screen.findByRole('button', { name: 'Creating Account...' })).toBeDisabled()
    await act(async () => release())

    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(window.history.state.usr).toEqual({ welcome: true, plan: 'professional-agent' })
    expect(useSession.getState().user?.email).toBe(user.email)
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({
      email: 'ada@company.example',
      password: 'secret',
      data: { name: 'Ada', mobile_number: '+44 20 1234', company_name: '', how_heard_about_us: 'other' },
    })
  })

  it('shows the message of the auth service and keeps every value [SIGNUP-13]', async () => {
    registrationAnswers(422, { code: 'user_already_exists', msg: 'User already registered' })
    open()
    await completeAccount()
    await choose('newsletter')
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent(/already/i)
    expect(screen.getByLabelText('How did you hear about us?')).toHaveValue('newsletter')
    expect(screen.getByRole('button', { name: 'Create account' })).toBeEnabled()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByLabelText('Email')).toHaveValue('ada@company.example')
  })

  it('asks to confirm the address when there is no session yet', async () => {
    registrationAnswers(200, { ...user, confirmation_sent_at: '2025-09-01T00:00:00Z' })
    open()
    await completeAccount()
    await choose('other')
    await submit()
    expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
    expect(screen.getByText('ada@company.example')).toBeVisible()
    expect(address()).toBe('/signup')
    await userEvent.click(screen.getByRole('button', { name: 'Send it again' }))
    expect(await screen.findByText('If a confirmation is still needed, a new link is on its way.')).toBeVisible()
  })

  it('has no accessibility violations in either step', async () => {
    const { container } = open()
    await screen.findByLabelText('Name')
    expect(await axe(container)).toHaveNoViolations()
    await completeAccount()
    expect(await axe(container)).toHaveNoViolations()
  })
})
