import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient } from '@fortnight/shared-ui/query'
import { BrowserRouter, Route, Routes } from '@fortnight/shared-ui/router'
import { connect } from '@fortnight/supabase/client'
import { useSession } from '@fortnight/supabase/session'
import { startSession } from '../session/startSession.ts'
import { SignUpPage } from './SignUpPage.tsx'

export const user = { id: 'u1', email: 'ada@company.example' }
export const session = { access_token: 'a.b.c', refresh_token: 'r', token_type: 'bearer', expires_in: 3600, user }

/** Opens the page as the shell does, at an address and with a router state. */
export function open(path = '/signup', state?: unknown) {
  window.history.replaceState({ usr: state, key: 'k', idx: 0 }, '', path)
  return render(
    <BrowserRouter>
      <Routes>
        <Route path="/signup" element={<SignUpPage warm={() => undefined} />} />
        <Route path="*" element={null} />
      </Routes>
    </BrowserRouter>,
  )
}

export const address = () => window.location.pathname + window.location.search

/** What the auth service answers to a registration; every other request gets an empty list. */
export function registrationAnswers(status: number, body: unknown) {
  const requests: unknown[] = []
  globalThis.fetch = jest.fn(async (url, init) => {
    if (!String(url).includes('/auth/v1/signup')) return Response.json([])
    requests.push(JSON.parse(String(init?.body)))
    return Response.json(body, { status })
  })
  return requests
}

export const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text)
export const next = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
export const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }))
export const choose = (value: string) =>
  userEvent.selectOptions(screen.getByLabelText('How did you hear about us?'), value)

export async function completeAccount() {
  await type('Name', '  Ada  ')
  await type('Email', 'ada@company.example')
  await type('Password', 'secret')
  await type('Confirm password', 'secret')
  await type('Mobile number', '+44 20 1234')
  await next()
}

/** A visitor in a fresh browser, and a service that takes every registration. Call once in a test file. */
export function startAsVisitor() {
  beforeAll(() => {
    connect({ url: 'http://localhost', key: 'test' })
    startSession(new QueryClient())
  })
  beforeEach(() => {
    localStorage.clear()
    useSession.setState({ status: 'signed-out', user: null, userType: null }, true)
    registrationAnswers(200, session)
  })
}
