import { act, render, screen } from '@testing-library/react'
import { BrowserRouter, Route, Routes, useLocation } from '@fortnight/shared-ui/router'
import { type Session, useSession } from '@fortnight/supabase/session'
import { completeAreas, findArea } from '../areas/areas.ts'
import { RouteGuard } from './RouteGuard.tsx'

const user = { id: 'u1', email: 'someone@fortnight.example' }
const accessOf = (path: string) => findArea(completeAreas(), path)!.access!
const clientAccess = accessOf('/dashboard')
const adminAccess = accessOf('/admin')

function CurrentUrl() {
  const { pathname, search } = useLocation()
  return <p data-testid="url">{pathname + search}</p>
}

function renderGuard(path: string, access: typeof clientAccess, session: Session) {
  history.replaceState(null, '', path)
  useSession.setState(session, true)
  const page = <RouteGuard access={access}>the guarded page</RouteGuard>
  return render(
    <BrowserRouter>
      <CurrentUrl />
      <Routes>
        <Route path={path.split('?')[0]} element={page} />
        <Route path="*" element={null} />
      </Routes>
    </BrowserRouter>,
  )
}

const currentUrl = () => screen.getByTestId('url').textContent

describe('RouteGuard', () => {
  it('shows "Loading..." while authentication is loading [ROUTE-6]', () => {
    renderGuard('/dashboard', clientAccess, { status: 'loading', user: null, userType: null })
    expect(screen.getByText('Loading...')).toBeVisible()
  })

  it('redirects a visitor of an admin page to /admin/login [ROUTE-7]', () => {
    renderGuard('/admin/faqs', adminAccess, { status: 'signed-out', user: null, userType: null })
    expect(currentUrl()).toBe('/admin/login?next=%2Fadmin%2Ffaqs')
  })

  it('redirects a visitor of a client page to /signup and keeps the requested page [ROUTE-8]', () => {
    renderGuard('/dashboard?status=active', clientAccess, { status: 'signed-out', user: null, userType: null })
    expect(currentUrl()).toBe('/signup?next=%2Fdashboard%3Fstatus%3Dactive')
  })

  it('shows "Setting up your account..." while the user type is unknown [ROUTE-9]', () => {
    renderGuard('/dashboard', clientAccess, { status: 'signed-in', user, userType: null })
    expect(screen.getByText('Setting up your account...')).toBeVisible()
  })

  it('redirects a client on an admin page to /dashboard [ROUTE-10]', () => {
    renderGuard('/admin', adminAccess, { status: 'signed-in', user, userType: 'client' })
    expect(currentUrl()).toBe('/dashboard')
  })

  it('redirects an admin on a client page to /admin [ROUTE-11]', () => {
    renderGuard('/dashboard', clientAccess, { status: 'signed-in', user, userType: 'admin' })
    expect(currentUrl()).toBe('/admin')
  })

  it('redirects a user whose session was revoked to sign in, with the page and a notice [ROUTE-8]', () => {
    renderGuard('/project/7', clientAccess, { status: 'signed-in', user, userType: 'client' })
    act(() => useSession.setState({ status: 'signed-out', user: null, userType: null, ended: 'unexpectedly' }, true))
    expect(currentUrl()).toBe('/admin/login?next=%2Fproject%2F7')
    expect((history.state as { usr: unknown }).usr).toEqual({ sessionEnded: true })
  })

  it('redirects a user who has signed out to the home page, and the next visitor to /signup [CHROME-15]', () => {
    const { unmount } = renderGuard('/dashboard', clientAccess, { status: 'signed-in', user, userType: 'client' })
    const signedOut: Session = { status: 'signed-out', user: null, userType: null, ended: 'by-choice' }
    act(() => useSession.setState(signedOut, true))
    expect(currentUrl()).toBe('/')
    unmount()
    renderGuard('/dashboard', clientAccess, signedOut)
    expect(currentUrl()).toBe('/signup?next=%2Fdashboard')
  })

  it('redirects a user who signs out while the account is being set up to the home page [CHROME-15]', () => {
    renderGuard('/dashboard', clientAccess, { status: 'signed-in', user, userType: null })
    act(() => useSession.setState({ status: 'signed-out', user: null, userType: null, ended: 'by-choice' }, true))
    expect(currentUrl()).toBe('/')
  })

  it('offers Retry when loading the account times out', () => {
    jest.useFakeTimers()
    renderGuard('/dashboard', clientAccess, { status: 'loading', user: null, userType: null })
    act(() => jest.advanceTimersByTime(5_000))
    act(() => useSession.setState({ status: 'signed-in', user, userType: null }, true))
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
    act(() => jest.advanceTimersByTime(4_000))
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('This part of the site is not responding')
    jest.useRealTimers()
  })

  it('shows the page to a user of the required type', () => {
    renderGuard('/dashboard', clientAccess, { status: 'signed-in', user, userType: 'client' })
    expect(screen.getByText('the guarded page')).toBeVisible()
  })
})
