import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ApiResponse } from '@fortnight/supabase/core/mockApi.testing'
import {
  email,
  renderAccount,
  tokenResponse,
  clickButton,
  mockAccountApi,
  wrongPassword,
} from './renderAccount.testing.tsx'

beforeEach(() => {
  localStorage.clear()
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/profile/edit')
})
afterEach(() => jest.restoreAllMocks())

describe('changing the password', () => {
  const change = async (current: string, next: string, repeated = next) => {
    for (const [name, text] of [
      ['Current password', current],
      ['New password', next],
      ['Confirm new password', repeated],
    ] as const) {
      await userEvent.clear(screen.getByLabelText(name))
      if (text) await userEvent.type(screen.getByLabelText(name), text)
    }
    await clickButton('Change password')
  }

  it('verifies the current password first, and signs out other devices', async () => {
    const requests = mockAccountApi()
    renderAccount()
    await change('old-secret', 'new-secret')
    expect(
      await screen.findByText('Your password has been changed, and your other devices are signed out.'),
    ).toBeVisible()
    expect(requests.map(({ method, path, query }) => `${method} ${path}${query}`)).toEqual([
      'POST /auth/v1/token?grant_type=password',
      'PUT /auth/v1/user',
      'POST /auth/v1/logout?scope=others',
    ])
    expect(requests[0]?.body).toMatchObject({ email, password: 'old-secret' })
    expect(requests[1]?.body).toMatchObject({ password: 'new-secret' })
    expect(screen.getByLabelText('Current password')).toHaveValue('')
  })

  it('shows an error beside each invalid field and sends no request', async () => {
    const requests = mockAccountApi()
    renderAccount()
    await change('', 'short', 'other')
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription('Enter your current password')
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/at least 6 characters/)
    expect(screen.getByLabelText('Confirm new password')).toHaveAccessibleDescription('Passwords do not match')
    expect(requests).toEqual([])
  })

  it('shows an error beside a wrong current password and keeps all values', async () => {
    mockAccountApi({ '/token': wrongPassword })
    renderAccount()
    await change('not-it', 'new-secret')
    const current = screen.getByLabelText('Current password')
    await waitFor(() => expect(current).toHaveAccessibleDescription('That password isn’t right. Please try again.'))
    await waitFor(() => expect(current).toHaveFocus())
    expect(screen.getByLabelText('New password')).toHaveValue('new-secret')
  })

  it('shows an error beside a new password that equals the old one', async () => {
    mockAccountApi({ '/user': { status: 422, body: { error_code: 'same_password', msg: 'Same' } } })
    renderAccount()
    await change('old-secret', 'old-secret')
    await waitFor(() =>
      expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/must be different from the old one/),
    )
  })

  it('shows an error beside a new password that the server rejects as too easy to guess [PWD-2]', async () => {
    mockAccountApi({ '/user': { status: 422, body: { error_code: 'weak_password', msg: 'Too common' } } })
    renderAccount()
    await change('old-secret', 'password1')
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/Too common/))
  })

  it.each([
    ['verifying the current password', '/token', 'The server took too long to respond. Please try again.'],
    ['storing the new password', '/user', /^The server did not respond\. Your password may have been changed/],
    ['signing out other devices', '/logout', /^Your password was changed, but your other devices are still/],
  ])('says what is uncertain when the server times out while %s', async (_step, path, message) => {
    const timeout = new AbortController()
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
    let respond: (value: ApiResponse) => void = () => undefined
    const requests = mockAccountApi({ [path]: () => new Promise((resolve) => (respond = resolve)) })
    renderAccount()
    await change('old-secret', 'new-secret')
    await waitFor(() => expect(requests.at(-1)?.path).toMatch(path))
    timeout.abort(new DOMException('Too late', 'TimeoutError'))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByLabelText('New password')).toHaveValue('new-secret')
    respond({ body: tokenResponse })
  })

  it('labels its fields for password managers, and shows a password on request', async () => {
    mockAccountApi()
    renderAccount()
    expect(screen.getByLabelText('Current password')).toHaveAttribute('autocomplete', 'current-password')
    expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password')
    expect(screen.getByLabelText('Confirm new password')).toHaveAttribute('autocomplete', 'new-password')
    await userEvent.click(screen.getAllByRole('button', { name: 'Show password' })[0] as HTMLElement)
    expect(screen.getByLabelText('Current password')).toHaveAttribute('type', 'text')
  })
})

describe('changing the sign-in email', () => {
  const requestLink = async (address: string) => {
    await userEvent.type(screen.getByLabelText('New sign-in address'), address)
    await userEvent.type(screen.getByLabelText('Your password'), 'old-secret')
    await clickButton('Send the link')
  }

  it('sends a link and says that nothing changes until it is opened [PROF-10, CRED-1]', async () => {
    const requests = mockAccountApi()
    renderAccount()
    await requestLink('noor@new.example')
    expect(await screen.findByText(/^If noor@new\.example is available, we’ve emailed a link to it/)).toHaveTextContent(
      email,
    )
    expect(requests[0]).toMatchObject({ method: 'POST', body: { email, password: 'old-secret' } })
    expect(requests[1]).toMatchObject({ method: 'PUT', path: '/auth/v1/user', body: { email: 'noor@new.example' } })
  })

  it('shows an error beside a wrong password, keeps the new email, and changes nothing', async () => {
    const requests = mockAccountApi({ '/token': wrongPassword })
    renderAccount()
    await requestLink('noor@new.example')
    const password = screen.getByLabelText('Your password')
    await waitFor(() => expect(password).toHaveAccessibleDescription('That password isn’t right. Please try again.'))
    expect(screen.getByLabelText('New sign-in address')).toHaveValue('noor@new.example')
    expect(requests.map(({ method }) => method)).toEqual(['POST'])
  })

  it.each([
    ['noor', 'Enter an email address like name@company.com'],
    [email.toUpperCase(), 'You already sign in with this address'],
  ])('rejects %s beside the field', async (address, message) => {
    const requests = mockAccountApi()
    renderAccount()
    await requestLink(address)
    expect(screen.getByLabelText('New sign-in address')).toHaveAccessibleDescription(message)
    expect(requests).toEqual([])
  })
})
