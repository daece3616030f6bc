import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient } from '@fortnight/shared-ui/query'
import { BrowserRouter, Route, Routes } from '@fortnight/shared-ui/router'
import { mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { useSession } from '@fortnight/supabase/session'
import { startSession } from '../session/startSession.ts'
import { SignUpPage } from './SignUpPage.tsx'

export const user = { id: 'u1', email: 'ada@company.example' }
export const session = { access_token: 'a.b.c', refresh_token: 'r', token_type: 'bearer', expires_in: 3600, user }

/** Renders the page in a router, at a path and with a history state. */
export function openSignUp(path = '/signup', state?: unknown) {
  window.history.replaceState({ usr: state, key: 'k', idx: 0 }, '', path)
  return render(
    <BrowserRouter>
      <Routes>
        <Route path="/signup" element={<SignUpPage preload={() => undefined} />} />
        <Route path="*" element={null} />
      </Routes>
    </BrowserRouter>,
  )
}

/** The history state that a redirect passes on. */
export const historyState = () => (window.history.state as { usr?: unknown }).usr

export const storedText = () => JSON.stringify(Object.entries(localStorage))

export const currentAddress = () => window.location.pathname + window.location.search

/** Mocks the auth service's response to sign-ups; other requests get an empty list. Returns the bodies of the sign-ups. */
export function mockSignUpResponse(status: number, body: unknown) {
  const signUps: unknown[] = []
  mockApi((request) => {
    if (request.path !== '/auth/v1/signup') return { body: [] }
    signUps.push(request.body)
    return { status, body }
  })
  return signUps
}

export const typeInto = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text)
export const clickContinue = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
export const clickCreateAccount = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }))
export const selectHowHeard = (value: string) =>
  userEvent.selectOptions(screen.getByLabelText('How did you hear about us?'), value)

export async function completeAccountStep() {
  await typeInto('Name', '  Ada  ')
  await typeInto('Email', 'ada@company.example')
  await typeInto('Password', 'secret')
  await typeInto('Confirm password', 'secret')
  await typeInto('Mobile number', '+44 20 1234')
  await clickContinue()
}

/** A visitor without stored data, and an auth service that accepts every sign-up. Call once in a test file. */
export function setUpVisitor() {
  beforeAll(() => {
    mockSignUpResponse(200, session)
    startSession(new QueryClient(), false)
  })
  beforeEach(() => {
    localStorage.clear()
    useSession.setState({ status: 'signed-out', user: null, userType: null }, true)
    mockSignUpResponse(200, session)
  })
}
