import { act, cleanup, render, screen } from '@testing-library/react'
import { BrowserRouter, Route, Routes, useLocation } from '@fortnight/shared-ui/router'
import { type Session, useSession } from '@fortnight/supabase/session'
import { areas } from '../areas.ts'
import { RouteGuard } from './RouteGuard.tsx'

const user = { id: 'u1', email: 'someone@fortnight.example' }
const clientOnly = areas.find((area) => area.remote === 'portal')!.only!
const adminOnly = areas.find((area) => area.remote === 'backoffice')!.only!

function Address() {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{pathname + search}</p>
}

function open(path: string, only: typeof clientOnly, session: Session) {
  history.replaceState(null, '', path)
  useSession.setState(session, true)
  const page = <RouteGuard only={only}>the guarded page</RouteGuard>
  render(
    <BrowserRouter>
      <Address />
      <Routes>
        <Route path={path.split('?')[0]} element={page} />
        <Route path="*" element={null} />
      </Routes>
    </BrowserRouter>,
  )
}

const address = () => screen.getByTestId('address').textContent

describe('RouteGuard', () => {
  it('shows "Loading..." while authentication is loading [ROUTE-6]', () => {
    open('/dashboard', clientOnly, { status: 'loading', user: null, userType: null })
    expect(screen.getByText('Loading...')).toBeVisible()
  })

  it('sends a visitor of an admin page to /admin/login [ROUTE-7]', () => {
    open('/admin/faqs', adminOnly, { status: 'signed-out', user: null, userType: null })
    expect(address()).toBe('/admin/login?next=%2Fadmin%2Ffaqs')
  })

  it('sends a visitor of a client page to /signup and keeps the wanted page [ROUTE-8]', () => {
    open('/dashboard?status=active', clientOnly, { status: 'signed-out', user: null, userType: null })
    expect(address()).toBe('/signup?next=%2Fdashboard%3Fstatus%3Dactive')
  })

  it('shows "Setting up your account..." while the user type is unknown [ROUTE-9]', () => {
    open('/dashboard', clientOnly, { status: 'signed-in', user, userType: null })
    expect(screen.getByText('Setting up your account...')).toBeVisible()
  })

  it('sends a client on an admin page to /dashboard [ROUTE-10]', () => {
    open('/admin', adminOnly, { status: 'signed-in', user, userType: 'client' })
    expect(address()).toBe('/dashboard')
  })

  it('sends an admin on a client page to /admin [ROUTE-11]', () => {
    open('/dashboard', clientOnly, { status: 'signed-in', user, userType: 'admin' })
    expect(address()).toBe('/admin')
  })

  it('sends somebody whose session was lost to sign in again, with the page and a word about it [ROUTE-8]', () => {
    open('/project/7', clientOnly, { status: 'signed-in', user, userType: 'client' })
    act(() => useSession.setState({ status: 'signed-out', user: null, userType: null, ended: 'unexpectedly' }, true))
    expect(address()).toBe('/admin/login?next=%2Fproject%2F7')
    expect(history.state.usr).toEqual({ sessionEnded: true })
  })

  it('sends somebody who signed out home, and asks for nothing but a sign-up the next time [CHROME-15]', () => {
    open('/dashboard', clientOnly, { status: 'signed-in', user, userType: 'client' })
    const ended = { status: 'signed-out', user: null, userType: null, ended: 'by-choice' } as const
    act(() => useSession.setState(ended, true))
    expect(address()).toBe('/')
    cleanup()
    open('/dashboard', clientOnly, ended)
    expect(address()).toBe('/signup?next=%2Fdashboard')
  })

  it('offers another try when an answer takes too long', () => {
    jest.useFakeTimers()
    open('/dashboard', clientOnly, { status: 'loading', user: null, userType: null })
    act(() => jest.advanceTimersByTime(5_000))
    act(() => useSession.setState({ status: 'signed-in', user, userType: null }, true))
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
    act(() => jest.advanceTimersByTime(4_000))
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('This part of the site is not answering')
    jest.useRealTimers()
  })

  it('lets the right person in', () => {
    open('/dashboard', clientOnly, { status: 'signed-in', user, userType: 'client' })
    expect(screen.getByText('the guarded page')).toBeVisible()
  })
})
