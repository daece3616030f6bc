import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSession } from '@fortnight/supabase/session'
import {
  currentAddress,
  selectHowHeard,
  completeAccountStep,
  historyState,
  openSignUp,
  storedText,
  mockSignUpResponse,
  session,
  setUpVisitor,
  clickCreateAccount,
  user,
} from './openSignUp.testing.tsx'

setUpVisitor()

describe('the redirects of the sign-up page', () => {
  it('redirect a signed-in client to the dashboard [SIGNUP-2]', () => {
    useSession.setState({ status: 'signed-in', user, userType: 'client' }, true)
    openSignUp()
    expect(currentAddress()).toBe('/dashboard')
  })

  it('keep the next path in the link to sign-in [SIGNUP-3]', () => {
    const { unmount } = openSignUp()
    expect(screen.getByRole('link', { name: 'Sign in here' })).toHaveAttribute('href', '/admin/login')
    unmount()
    openSignUp('/signup?next=%2Fproject%2F7')
    expect(screen.getByRole('link', { name: 'Sign in here' })).toHaveAttribute(
      'href',
      '/admin/login?next=%2Fproject%2F7',
    )
  })

  it('pass the plan on to sign-in and to the dashboard [SIGNUP-4]', async () => {
    const { unmount } = openSignUp('/signup?plan=starter-agent')
    await userEvent.click(screen.getByRole('link', { name: 'Sign in here' }))
    expect(historyState()).toEqual({ plan: 'starter-agent' })
    unmount()
    useSession.setState({ status: 'signed-in', user, userType: 'client' }, true)
    openSignUp('/signup', { plan: 'starter-agent' })
    expect(currentAddress()).toBe('/dashboard')
    expect(historyState()).toEqual({ plan: 'starter-agent' })
  })

  it('show the plan that the pricing page has passed [SIGNUP-4]', () => {
    openSignUp('/signup?plan=starter-agent')
    expect(screen.getByText(/Starter Agent - \$2,500/)).toBeVisible()
  })

  it('lead to the dashboard with welcome and plan, after the account was created once [SIGNUP-12] [SIGNUP-14]', async () => {
    const requests = mockSignUpResponse(200, session)
    openSignUp('/signup?next=%2Fproject%2F7', { plan: 'Professional Agent' })
    await completeAccountStep()
    await selectHowHeard('other')
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    const mockedFetch = fetch
    globalThis.fetch = jest.fn((...request: Parameters<typeof fetch>) => released.then(() => mockedFetch(...request)))
    await userEvent.dblClick(screen.getByRole('button', { name: 'Create account' }))
    expect(await screen.findByRole('button', { name: 'Creating Account...' })).toBeDisabled()
    await act(() => {
      release()
      return released
    })

    await waitFor(() => expect(currentAddress()).toBe('/dashboard'))
    expect(historyState()).toEqual({ welcome: true, plan: 'professional-agent' })
    expect(useSession.getState().user?.email).toBe(user.email)
    expect(storedText()).not.toContain('fortnight-draft')
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({
      email: 'ada@company.example',
      password: 'secret',
      data: { name: 'Ada', mobile_number: '+44 20 1234', company_name: '', how_heard_about_us: 'other' },
    })
  })

  it('lead a new client to the next path when it is a client page [ROUTE-8]', async () => {
    openSignUp('/signup?next=%2Fdashboard%3Fsort%3Dname')
    await completeAccountStep()
    await selectHowHeard('other')
    await clickCreateAccount()
    await waitFor(() => expect(currentAddress()).toBe('/dashboard?sort=name'))
    expect(historyState()).toMatchObject({ welcome: true })
  })

  it('stay on the page and ask to confirm the email address when there is no session yet', async () => {
    mockSignUpResponse(200, { ...user, confirmation_sent_at: '2025-09-01T00:00:00Z' })
    openSignUp()
    await completeAccountStep()
    await selectHowHeard('other')
    await clickCreateAccount()
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible()
    expect(screen.getByText('ada@company.example')).toBeVisible()
    expect(currentAddress()).toBe('/signup')
    expect(screen.getByRole('button', { name: /again/ })).toBeVisible()
  })
})
