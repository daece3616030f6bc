import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { useSession } from '@fortnight/supabase/session'
import { mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { client, profile } from '../layout/renderPortal.testing.tsx'
import { renderProfile } from './renderProfile.testing.tsx'

const refused = { status: 500, body: { code: 'PT503', message: 'The database is unwell' } }
const accepting = () => mockApi(({ method }) => ({ body: method === 'PATCH' ? { id: client.id } : [profile] }))

const field = (name: string) => screen.getByLabelText(name)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
const settled = () => screen.findByRole('heading', { name: 'Account and data' })

beforeEach(() => {
  localStorage.clear()
  mockApi(() => refused)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('the profile form', () => {
  it('shows the five fields as they are stored [PROF-1]', async () => {
    renderProfile()
    expect(field('Name')).toHaveValue('Noor Haddad')
    expect(field('Email')).toHaveValue(client.email)
    expect(field('Mobile number')).toHaveValue('+44 20 1234')
    expect(field('Company name')).toHaveValue('')
    expect(field('How did you hear about us?')).toHaveValue('referral')
    await settled()
  })

  it('asks for name and e-mail, for which spaces do not count, beside the field [PROF-4]', async () => {
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
    ['Email', 'noor', 'Enter an e-mail address like name@company.com'],
    ['Mobile number', '1'.repeat(41), 'Please keep your mobile number to 40 characters'],
    ['Company name', 'x'.repeat(161), 'Please keep your company name to 160 characters'],
  ])('refuses in %s what the database would refuse [PROF-4]', async (name, text, sentence) => {
    renderProfile()
    fireEvent.change(field(name), { target: { value: text } })
    await save()
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(sentence))
    expect(field(name)).toHaveValue(text)
    expect(fetch).not.toHaveBeenCalled()
  })

  it('saves the five fields, trimmed, to the own row [PROF-10]', async () => {
    const requests = accepting()
    renderProfile()
    await userEvent.type(field('Company name'), '  Harbour Lane ')
    await userEvent.selectOptions(field('How did you hear about us?'), 'Not given')
    await save()
    await screen.findByText(/your profile is saved/i)
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

  it('goes from "Saving..." to "Saved!" with its buttons disabled, and to the dashboard 2 s later [PROF-5] [PROF-6]', async () => {
    let answer: (value: object) => void = () => undefined
    mockApi(() => new Promise((resolve) => (answer = resolve)))
    renderProfile()
    await settled()
    await userEvent.type(field('Company name'), 'H')
    await save()
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()

    jest.useFakeTimers()
    accepting()
    await act(async () => answer({ body: { id: client.id } }))
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(screen.getByRole('button', { name: 'Saved!' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    expect(screen.getByText('Your profile is saved. Taking you to your dashboard…')).toHaveRole('status')
    await act(() => jest.advanceTimersByTimeAsync(1_800))
    expect(window.location.pathname).toBe('/profile/edit')
    await act(() => jest.advanceTimersByTimeAsync(200))
    expect(window.location.pathname).toBe('/dashboard')
  })

  it('stays when the client begins to edit again [PROF-6]', async () => {
    accepting()
    renderProfile()
    await settled()
    await userEvent.type(field('Company name'), 'H')
    await save()
    await screen.findByRole('button', { name: 'Saved!' })
    jest.useFakeTimers()
    fireEvent.input(field('Company name'), { target: { value: 'HL' } })
    await act(() => jest.advanceTimersByTimeAsync(5_000))
    expect(window.location.pathname).toBe('/profile/edit')
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeEnabled()
  })

  it('shows what failed, keeps what was typed, and forgets the error at the next edit [PROF-7] [PROF-8]', async () => {
    renderProfile()
    await userEvent.type(field('Company name'), 'Harbour')
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is unwell')
    expect(field('Company name')).toHaveValue('Harbour')
    await userEvent.type(field('Company name'), '!')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says "Failed to update profile" when the failure has no message for people [PROF-7]', async () => {
    mockApi(() => ({ status: 500, body: { code: 'XX000', message: 'tuple concurrently updated' } }))
    renderProfile()
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update profile')
  })

  it('says "No user found" when the session is gone at the moment of saving [PROF-9]', async () => {
    renderProfile()
    jest.spyOn(useSession, 'getState').mockReturnValue({ status: 'signed-out', user: null, userType: null })
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('No user found')
    expect(fetch).not.toHaveBeenCalled()
  })

  it('says that another e-mail is for contact only, and offers to sign in with it as well [PROF-10]', async () => {
    renderProfile()
    const account = await screen.findByRole('region', { name: 'Change the address you sign in with' })
    expect(screen.queryByText(/you still sign in with/i)).toBeNull()
    await userEvent.clear(field('Email'))
    await userEvent.type(field('Email'), 'noor@new.example')
    expect(screen.getByText(/you still sign in with/i)).toHaveTextContent(client.email)
    await userEvent.click(screen.getByRole('button', { name: 'Change the sign-in address too' }))
    expect(within(account).getByLabelText('New sign-in address')).toHaveValue('noor@new.example')
    expect(within(account).getByLabelText('New sign-in address')).toHaveFocus()
  })

  it('has Cancel and a back arrow that lead to the dashboard [PROF-3]', () => {
    renderProfile()
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/dashboard')
    expect(screen.getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute('href', '/dashboard')
  })

  it('offers what an earlier visit left unsent', async () => {
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
    await settled()
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.clear(field('Name'))
    await save()
    expect(await axe(container)).toHaveNoViolations()
  })
})

describe('the second line behind the guard', () => {
  it.each([
    ['a visitor', { status: 'signed-out', user: null, userType: null }],
    ['an admin', { status: 'signed-in', user: client, userType: 'admin' }],
  ] as const)('sends %s to /admin/login [PROF-2]', async (_who, session) => {
    renderProfile({ session })
    await waitFor(() => expect(window.location.pathname).toBe('/admin/login'))
  })
})
