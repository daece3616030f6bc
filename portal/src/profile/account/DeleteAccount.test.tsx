import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import type { ApiResponse } from '@fortnight/supabase/core/mockApi.testing'
import { email, renderAccount, tokenResponse, clickButton, mockAccountApi, wrongPassword } from './renderAccount.testing.tsx'

beforeEach(() => {
  localStorage.clear()
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/profile/edit')
})
afterEach(() => jest.restoreAllMocks())

describe('downloading what is stored', () => {
  it('saves one JSON file, named after the day', async () => {
    mockAccountApi()
    const link = document.createElement('a')
    const files: Blob[] = []
    URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: unknown) {
      Object.assign(link, { href: (this as HTMLAnchorElement).href, download: (this as HTMLAnchorElement).download })
    })
    renderAccount()
    await clickButton('Download my data')
    expect(await screen.findByText('Your data is in your downloads.')).toBeVisible()
    expect(click).toHaveBeenCalledTimes(1)
    expect(link.download).toMatch(/^fortnight-data-\d{4}-\d\d-\d\d\.json$/)
    expect(files[0]).toMatchObject({ type: 'application/json' })
  })

  it('says what failed and saves nothing', async () => {
    mockAccountApi({ '/export_own_data': { status: 500, body: { code: 'PT503', message: 'The database is unwell' } } })
    renderAccount()
    await clickButton('Download my data')
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is unwell')
  })
})

describe('deleting the account', () => {
  const openDialog = async () => {
    await clickButton('Delete account')
    return within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  }

  it('can be confirmed only with the own address and a password', async () => {
    mockAccountApi()
    renderAccount()
    const dialog = await openDialog()
    const button = dialog.getByRole('button', { name: 'Delete for good' })
    await userEvent.type(dialog.getByLabelText('Password'), 'secret')
    expect(button).toBeDisabled()
    await userEvent.type(dialog.getByLabelText('Your sign-in address'), 'somebody@else.example')
    expect(button).toBeDisabled()
    await userEvent.clear(dialog.getByLabelText('Your sign-in address'))
    await userEvent.type(dialog.getByLabelText('Your sign-in address'), ` ${email.toUpperCase()}`)
    expect(button).toBeEnabled()
    expect(await axe(document.body)).toHaveNoViolations()
  })

  it('says beside the password that it is wrong, and deletes nothing', async () => {
    const requests = mockAccountApi({ '/token': wrongPassword })
    renderAccount()
    const dialog = await openDialog()
    await userEvent.type(dialog.getByLabelText('Your sign-in address'), email)
    await userEvent.type(dialog.getByLabelText('Password'), 'wrong{Enter}')
    await waitFor(() =>
      expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription(
        'The password is not right. Please try again.',
      ),
    )
    expect(requests.filter(({ path }) => path.includes('delete_own_account'))).toEqual([])
  })

  it('says that the account may be gone when no answer comes', async () => {
    mockAccountApi({ '/delete_own_account': () => Promise.reject(new TypeError('Failed to fetch')) })
    renderAccount()
    const dialog = await openDialog()
    await userEvent.type(dialog.getByLabelText('Your sign-in address'), email)
    await userEvent.type(dialog.getByLabelText('Password'), 'secret{Enter}')
    expect(await dialog.findByRole('alert')).toHaveTextContent('The server did not respond. Your account may have been deleted')
    expect(dialog.getByLabelText('Password')).toHaveValue('secret')
  })

  it('stays open and deletes once while it works, then says goodbye at the home page', async () => {
    let answer: (value: ApiResponse) => void = () => undefined
    const requests = mockAccountApi({ '/delete_own_account': () => new Promise((resolve) => (answer = resolve)) })
    const heard = jest.fn()
    window.addEventListener('storage', heard, { once: true })
    localStorage.setItem('fortnight-auth', JSON.stringify(tokenResponse))
    renderAccount()
    const dialog = await openDialog()
    await userEvent.type(dialog.getByLabelText('Your sign-in address'), email)
    await userEvent.type(dialog.getByLabelText('Password'), 'secret')
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Delete for good' }))
    expect(await dialog.findByRole('button', { name: 'Deleting...' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(requests.at(-1)?.path).toBe('/rest/v1/rpc/delete_own_account'))
    answer({ status: 204 })
    expect(await screen.findByText('Your account has been deleted.')).toBeVisible()
    expect(window.location.pathname).toBe('/')
    expect(localStorage.getItem('fortnight-auth')).toBeNull()
    expect(heard).toHaveBeenCalledTimes(1)
    expect(requests).toHaveLength(2)
  })
})
