import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ApiResponse } from '@fortnight/supabase/core/mockApi.testing'
import { email, renderAccount, tokenResponse, clickButton, mockAccountApi, accountCard, wrongPassword } from './renderAccount.testing.tsx'

beforeEach(() => {
  localStorage.clear()
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/profile/edit')
})
afterEach(() => jest.restoreAllMocks())

describe('changing the password', () => {
  const change = async (current: string, next: string, repeated = next) => {
    const fields = accountCard('Change your password')
    for (const [name, text] of [
      ['Current password', current],
      ['New password', next],
      ['Repeat the new password', repeated],
    ] as const) {
      await userEvent.clear(fields.getByLabelText(name))
      if (text) await userEvent.type(fields.getByLabelText(name), text)
    }
    await clickButton('Change password')
  }

  it('proves the present one first, and ends the sessions of other devices', async () => {
    const requests = mockAccountApi()
    renderAccount()
    await change('old-secret', 'new-secret')
    expect(await screen.findByText('Your password is changed. Your other devices are signed out.')).toBeVisible()
    expect(requests.map(({ method, path, query }) => `${method} ${path}${query}`)).toEqual([
      'POST /auth/v1/token?grant_type=password',
      'PUT /auth/v1/user',
      'POST /auth/v1/logout?scope=others',
    ])
    expect(requests[0]?.body).toMatchObject({ email, password: 'old-secret' })
    expect(requests[1]?.body).toMatchObject({ password: 'new-secret' })
    expect(accountCard('Change your password').getByLabelText('Current password')).toHaveValue('')
  })

  it('says beside each field what is wrong with it, and asks nobody', async () => {
    const requests = mockAccountApi()
    renderAccount()
    await change('', 'short', 'other')
    const fields = accountCard('Change your password')
    expect(fields.getByLabelText('Current password')).toHaveAccessibleDescription('Enter your current password')
    expect(fields.getByLabelText('New password')).toHaveAccessibleDescription(/at least 6 characters/)
    expect(fields.getByLabelText('Repeat the new password')).toHaveAccessibleDescription('Passwords do not match')
    expect(requests).toEqual([])
  })

  it('says beside the current password that it is wrong, and keeps what was typed', async () => {
    mockAccountApi({ '/token': wrongPassword })
    renderAccount()
    await change('not-it', 'new-secret')
    const current = accountCard('Change your password').getByLabelText('Current password')
    await waitFor(() => expect(current).toHaveAccessibleDescription('The password is not right. Please try again.'))
    await waitFor(() => expect(current).toHaveFocus())
    expect(accountCard('Change your password').getByLabelText('New password')).toHaveValue('new-secret')
  })

  it('says beside the new password that it is the old one', async () => {
    mockAccountApi({ '/user': { status: 422, body: { error_code: 'same_password', msg: 'Same' } } })
    renderAccount()
    await change('old-secret', 'old-secret')
    await waitFor(() =>
      expect(accountCard('Change your password').getByLabelText('New password')).toHaveAccessibleDescription(
        /must be different from the old one/,
      ),
    )
  })

  it.each([
    ['whether the present one is right', '/token', 'The server took too long to respond. Please try again.'],
    ['whether the new one is stored', '/user', /^The server did not respond\. Your password may have been changed/],
    ['whether others are signed out', '/logout', /^Your password was changed, but your other devices are still/],
  ])('waits once for everything, then says where it stands: not known %s', async (_what, silent, sentence) => {
    const waiting = new AbortController()
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(waiting.signal)
    let answer: (value: ApiResponse) => void = () => undefined
    const requests = mockAccountApi({ [silent]: () => new Promise((resolve) => (answer = resolve)) })
    renderAccount()
    await change('old-secret', 'new-secret')
    await waitFor(() => expect(requests.at(-1)?.path).toMatch(silent))
    waiting.abort(new DOMException('Too late', 'TimeoutError'))
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(accountCard('Change your password').getByLabelText('New password')).toHaveValue('new-secret')
    answer({ body: tokenResponse })
  })

  it('tells password managers what is what, and shows a password on request', async () => {
    mockAccountApi()
    renderAccount()
    const fields = accountCard('Change your password')
    expect(fields.getByLabelText('Current password')).toHaveAttribute('autocomplete', 'current-password')
    expect(fields.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password')
    expect(fields.getByLabelText('Repeat the new password')).toHaveAttribute('autocomplete', 'new-password')
    await userEvent.click(fields.getAllByRole('button', { name: 'Show password' })[0] as HTMLElement)
    expect(fields.getByLabelText('Current password')).toHaveAttribute('type', 'text')
  })
})

describe('changing the address to sign in with', () => {
  const ask = async (address: string) => {
    await userEvent.type(screen.getByLabelText('New sign-in address'), address)
    await userEvent.type(screen.getByLabelText('Your password'), 'old-secret')
    await clickButton('Send the link')
  }

  it('sends a link and says that nothing has changed before it is opened [PROF-10]', async () => {
    const requests = mockAccountApi()
    renderAccount()
    await ask('noor@new.example')
    expect(await screen.findByText(/we sent a link to noor@new\.example/i)).toHaveTextContent(email)
    expect(requests[0]).toMatchObject({ method: 'POST', body: { email, password: 'old-secret' } })
    expect(requests[1]).toMatchObject({ method: 'PUT', path: '/auth/v1/user', body: { email: 'noor@new.example' } })
  })

  it('says beside the password that it is wrong, keeps the address, and changes nothing', async () => {
    const requests = mockAccountApi({ '/token': wrongPassword })
    renderAccount()
    await ask('noor@new.example')
    const password = screen.getByLabelText('Your password')
    await waitFor(() => expect(password).toHaveAccessibleDescription('The password is not right. Please try again.'))
    expect(screen.getByLabelText('New sign-in address')).toHaveValue('noor@new.example')
    expect(requests.map(({ method }) => method)).toEqual(['POST'])
  })

  it.each([
    ['noor', 'Enter an e-mail address like name@company.com'],
    [email.toUpperCase(), 'You sign in with this address already'],
  ])('refuses %s beside the field', async (address, sentence) => {
    const requests = mockAccountApi()
    renderAccount()
    await ask(address)
    expect(screen.getByLabelText('New sign-in address')).toHaveAccessibleDescription(sentence)
    expect(requests).toEqual([])
  })
})
