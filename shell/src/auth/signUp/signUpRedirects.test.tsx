import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSession } from '@fortnight/supabase/session'
import {
  address,
  choose,
  completeAccount,
  open,
  registrationAnswers,
  session,
  startAsVisitor,
  submit,
  user,
} from './openSignUp.testing.tsx'

startAsVisitor()

describe('the ways into and out of signing up', () => {
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

  it('takes the plan along to sign-in and to the dashboard [SIGNUP-4]', async () => {
    const { unmount } = open('/signup?plan=starter-agent')
    await userEvent.click(screen.getByRole('link', { name: 'Sign in here' }))
    expect(window.history.state.usr).toEqual({ plan: 'starter-agent' })
    unmount()
    useSession.setState({ status: 'signed-in', user, userType: 'client' }, true)
    open('/signup', { plan: 'starter-agent' })
    expect(address()).toBe('/dashboard')
    expect(window.history.state.usr).toEqual({ plan: 'starter-agent' })
  })

  it('shows the plan that pricing has handed over [SIGNUP-4]', () => {
    open('/signup?plan=starter-agent')
    expect(screen.getByText(/Starter Agent - \$2,500/)).toBeVisible()
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
    expect(JSON.stringify({ ...localStorage })).not.toContain('fortnight-draft')
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({
      email: 'ada@company.example',
      password: 'secret',
      data: { name: 'Ada', mobile_number: '+44 20 1234', company_name: '', how_heard_about_us: 'other' },
    })
  })

  it('leads a new client to the page of theirs that was wanted [ROUTE-8]', async () => {
    open('/signup?next=%2Fdashboard%3Fsort%3Dname')
    await completeAccount()
    await choose('other')
    await submit()
    await waitFor(() => expect(address()).toBe('/dashboard?sort=name'))
    expect(window.history.state.usr).toMatchObject({ welcome: true })
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
    expect(screen.getByRole('button', { name: /again/ })).toBeVisible()
  })
})
