import { render, screen } from '@testing-library/react'
import { BrowserRouter, Route, Routes, useLocation } from '@fortnight/shared-ui/router'
import { type Session, useSession } from '@fortnight/supabase/session'
import { areas } from './areas.ts'
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

  it('lets the right person in', () => {
    open('/dashboard', clientOnly, { status: 'signed-in', user, userType: 'client' })
    expect(screen.getByText('the guarded page')).toBeVisible()
  })
})
