import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import type { ApiResponse } from '@fortnight/supabase/core/mockApi.testing'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
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

describe('deleting the account', () => {
  const openDialog = async () => {
    await clickButton('Delete account')
    await screen.findByRole('dialog', { name: 'Delete your account?' })
  }

  it('requires the sign-in email of the client and a password', async () => {
    mockAccountApi()
    renderAccount()
    await openDialog()
    const button = screen.getByRole('button', { name: 'Delete permanently' })
    await userEvent.type(screen.getByLabelText('Password'), 'secret')
    expect(button).toBeDisabled()
    await userEvent.type(screen.getByLabelText('Your sign-in address'), 'other@client.example')
    expect(button).toBeDisabled()
    await userEvent.clear(screen.getByLabelText('Your sign-in address'))
    await userEvent.type(screen.getByLabelText('Your sign-in address'), ` ${email.toUpperCase()}`)
    expect(button).toBeEnabled()
    expect(await axe(document.body)).toHaveNoViolations()
  })

  it('shows an error beside a wrong password and deletes nothing', async () => {
    const requests = mockAccountApi({ '/token': wrongPassword })
    renderAccount()
    await openDialog()
    await userEvent.type(screen.getByLabelText('Your sign-in address'), email)
    await userEvent.type(screen.getByLabelText('Password'), 'wrong{Enter}')
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
        'That password isn’t right. Please try again.',
      ),
    )
    expect(requests.filter(({ path }) => path.includes('delete_own_account'))).toEqual([])
  })

  it('says that the account may have been deleted when no response arrives', async () => {
    mockAccountApi({ '/delete_own_account': () => Promise.reject(new TypeError('Failed to fetch')) })
    renderAccount()
    await openDialog()
    await userEvent.type(screen.getByLabelText('Your sign-in address'), email)
    await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The server did not respond. Your account may have been deleted',
    )
    expect(screen.getByLabelText('Password')).toHaveValue('secret')
  })

  it('deletes once and cannot be closed meanwhile, then shows a notice on the home page', async () => {
    let respond: (value: ApiResponse) => void = () => undefined
    const requests = mockAccountApi({ '/delete_own_account': () => new Promise((resolve) => (respond = resolve)) })
    const onStorage = jest.fn()
    window.addEventListener('storage', onStorage, { once: true })
    localStorage.setItem('fortnight-auth', JSON.stringify(tokenResponse))
    renderAccount()
    await openDialog()
    await userEvent.type(screen.getByLabelText('Your sign-in address'), email)
    await userEvent.type(screen.getByLabelText('Password'), 'secret')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Delete permanently' }))
    expect(await screen.findByRole('button', { name: 'Deleting...' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(requests.at(-1)?.path).toBe('/rest/v1/rpc/delete_own_account'))
    respond({ status: 204 })
    expect(await findToast('Your account has been deleted.')).toBeVisible()
    expect(window.location.pathname).toBe('/')
    expect(localStorage.getItem('fortnight-auth')).toBeNull()
    expect(onStorage).toHaveBeenCalledTimes(1)
    expect(requests).toHaveLength(2)
  })
})
