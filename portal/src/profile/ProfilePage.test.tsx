import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { useSession } from '@fortnight/supabase/session'
import { client, profile } from '../layout/renderPortal.testing.tsx'
import { renderProfile } from './renderProfile.testing.tsx'

const serverError = { status: 500, body: { code: 'PT503', message: 'The database is unavailable' } }
const acceptRequests = () => mockApi(({ method }) => ({ body: method === 'PATCH' ? { id: client.id } : [profile] }))

const field = (name: string) => screen.getByLabelText(name)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
const accountLoaded = () => screen.findByRole('heading', { name: 'Account and data' })

beforeEach(() => {
  localStorage.clear()
  mockApi(() => serverError)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('the profile form', () => {
  it('shows the stored values of its five fields [PROF-1]', async () => {
    renderProfile()
    expect(field('Name')).toHaveValue('Noor Haddad')
    expect(field('Email')).toHaveValue(client.email)
    expect(field('Mobile number')).toHaveValue('+44 20 1234')
    expect(field('Company name')).toHaveValue('')
    expect(field('How did you hear about us?')).toHaveValue('referral')
    await accountLoaded()
  })

  it('requires a name and an email that are not blank, with an error beside each field [PROF-4]', async () => {
    renderProfile()
    for (const name of ['Name', 'Email', 'Mobile number', 'Company name']) await userEvent.clear(field(name))
    await userEvent.type(field('Name'), '   ')
    await save()
    expect(field('Name')).toHaveAccessibleDescription('Name is required')
    expect(field('Email')).toHaveAccessibleDescription(/^Email is required/)
    expect(field('Mobile number')).toBeValid()
    expect(screen.getAllByRole('alert')).toHaveLength(2)
    expect(fetch).not.toHaveBeenCalled()
  })

  it.each([
    ['Name', 'x'.repeat(121), 'Please keep your name to 120 characters'],
    ['Email', `${'x'.repeat(320)}@example.com`, 'Please keep your email to 320 characters'],
    ['Email', 'noor', 'Enter an email address like name@company.com'],
    ['Mobile number', '1'.repeat(41), 'Please keep your mobile number to 40 characters'],
    ['Company name', 'x'.repeat(161), 'Please keep your company name to 160 characters'],
  ])('rejects a value of the field %s that the database would reject [PROF-4]', async (name, text, message) => {
    renderProfile()
    fireEvent.change(field(name), { target: { value: text } })
    await save()
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(field(name)).toHaveValue(text)
    expect(fetch).not.toHaveBeenCalled()
  })

  it('saves the five fields, trimmed, to the row of the client [PROF-10]', async () => {
    const requests = acceptRequests()
    renderProfile()
    await userEvent.type(field('Company name'), '  Harbour Lane ')
    await userEvent.selectOptions(field('How did you hear about us?'), 'Not given')
    await save()
    await screen.findByText(/your profile has been saved/i)
    expect(requests[0]).toMatchObject({ method: 'PATCH', path: '/rest/v1/user_profiles' })
    expect(requests[0]?.query).toContain('id=eq.c1')
    expect(requests[0]?.body).toEqual({
      name: 'Noor Haddad',
      email: client.email,
      mobile_number: '+44 20 1234',
      company_name: 'Harbour Lane',
      how_heard_about_us: null,
    })
  })

  it('shows "Saving...", then "Saved!" with disabled buttons, and opens the dashboard after 2 s [PROF-5] [PROF-6]', async () => {
    let respond: (value: object) => void = () => undefined
    mockApi(() => new Promise((resolve) => (respond = resolve)))
    renderProfile()
    await accountLoaded()
    await userEvent.type(field('Company name'), 'H')
    await save()
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()

    jest.useFakeTimers()
    acceptRequests()
    respond({ body: { id: client.id } })
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(screen.getByRole('button', { name: 'Saved!' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    expect(screen.getByText('Your profile has been saved. Taking you to your dashboard…')).toHaveRole('status')
    await act(() => jest.advanceTimersByTimeAsync(1_800))
    expect(window.location.pathname).toBe('/profile/edit')
    await act(() => jest.advanceTimersByTimeAsync(200))
    expect(window.location.pathname).toBe('/dashboard')
  })

  it('stays on the page when the client edits again [PROF-6]', async () => {
    acceptRequests()
    renderProfile()
    await accountLoaded()
    await userEvent.type(field('Company name'), 'H')
    await save()
    await screen.findByRole('button', { name: 'Saved!' })
    jest.useFakeTimers()
    fireEvent.input(field('Company name'), { target: { value: 'HL' } })
    await act(() => jest.advanceTimersByTimeAsync(5_000))
    expect(window.location.pathname).toBe('/profile/edit')
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeEnabled()
  })

  it('shows the error of a failed save, keeps all values, and clears the error at the next edit [PROF-7] [PROF-8]', async () => {
    renderProfile()
    await userEvent.type(field('Company name'), 'Harbour')
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is unavailable')
    expect(field('Company name')).toHaveValue('Harbour')
    await userEvent.type(field('Company name'), '!')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows "Failed to update profile" for an error without a message for users [PROF-7]', async () => {
    mockApi(() => ({ status: 500, body: { code: 'XX000', message: 'tuple concurrently updated' } }))
    renderProfile()
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update profile')
  })

  it('shows "No user found" when the session has ended by the time of the save [PROF-9]', async () => {
    renderProfile()
    jest.spyOn(useSession, 'getState').mockReturnValue({ status: 'signed-out', user: null, userType: null })
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('No user found')
    expect(fetch).not.toHaveBeenCalled()
  })

  it('says that a different email is for contact only, and offers to sign in with it too [PROF-10]', async () => {
    renderProfile()
    const account = await screen.findByRole('region', { name: 'Change your sign-in address' })
    expect(screen.queryByText(/you still sign in with/i)).toBeNull()
    await userEvent.clear(field('Email'))
    await userEvent.type(field('Email'), 'noor@new.example')
    expect(screen.getByText(/you still sign in with/i)).toHaveTextContent(client.email)
    await userEvent.click(screen.getByRole('button', { name: 'Change the sign-in address too' }))
    expect(within(account).getByLabelText('New sign-in address')).toHaveValue('noor@new.example')
    expect(within(account).getByLabelText('New sign-in address')).toHaveFocus()
  })

  it('has a Cancel link and a back arrow that open the dashboard [PROF-3]', () => {
    renderProfile()
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/dashboard')
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard')
  })

  it('offers to restore a draft', async () => {
    localStorage.setItem(
      'fortnight-draft:profile:c1',
      JSON.stringify({ savedAt: Date.now(), values: { company_name: 'Harbour' } }),
    )
    renderProfile()
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }))
    expect(field('Company name')).toHaveValue('Harbour')
  })

  it('has no accessibility violations, with and without errors', async () => {
    const { container } = renderProfile()
    await accountLoaded()
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.clear(field('Name'))
    await save()
    expect(await axe(container)).toHaveNoViolations()
  })
})

describe('the access check of the profile page', () => {
  it.each([
    ['a visitor', { status: 'signed-out', user: null, userType: null }],
    ['an admin', { status: 'signed-in', user: client, userType: 'admin' }],
  ] as const)('sends %s to /admin/login [PROF-2]', async (_user, session) => {
    renderProfile({ session })
    await waitFor(() => expect(window.location.pathname).toBe('/admin/login'))
  })
})
