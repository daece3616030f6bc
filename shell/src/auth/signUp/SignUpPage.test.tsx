import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import {
  choose,
  completeAccount,
  next,
  open,
  registrationAnswers,
  startAsVisitor,
  submit,
  type,
} from './openSignUp.testing.tsx'

startAsVisitor()

describe('the sign-up page', () => {
  it('has two steps with the specified fields [SIGNUP-1] [SIGNUP-5] [SIGNUP-8]', async () => {
    open()
    expect(await screen.findByText(/Account Info/)).toHaveAttribute('aria-current', 'step')
    await completeAccount()
    expect(screen.getByText(/About You/)).toHaveAttribute('aria-current', 'step')
    expect(screen.getByLabelText('How did you hear about us?')).toBeVisible()
  })

  it('keeps what was typed through a reload, except the passwords', async () => {
    const { unmount } = open()
    await type('Name', 'Ada')
    await type('Email', 'ada@company.example')
    await type('Password', 'top-secret')
    await type('Confirm password', 'top-secret')
    unmount()
    expect(JSON.stringify({ ...localStorage })).not.toContain('top-secret')
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }))
    expect(screen.getByLabelText('Name')).toHaveValue('Ada')
    expect(screen.getByLabelText('Email')).toHaveValue('ada@company.example')
    expect(screen.getByLabelText('Password')).toHaveValue('')
  })

  it('checks step 1 before step 2 [SIGNUP-1]', async () => {
    open()
    await next()
    expect(await screen.findByRole('alert')).toHaveTextContent('Name is required')
    expect(fetch).not.toHaveBeenCalled()
  })

  it('asks how the client heard about us, with the specified choices [SIGNUP-9] [SIGNUP-10]', async () => {
    open()
    await completeAccount()
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent('Please tell us how you heard about us')
    const values = screen.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value)
    expect(values.filter(Boolean)).toEqual([
      'google-search',
      'social-media',
      'referral',
      'blog-article',
      'conference',
      'newsletter',
      'other',
    ])
  })

  it('keeps the values of both steps on the way back and forth [SIGNUP-11]', async () => {
    open()
    await completeAccount()
    await choose('referral')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByLabelText('Name')).toHaveValue('  Ada  ')
    expect(screen.getByLabelText('Password')).toHaveValue('secret')
    expect(screen.getByLabelText('Mobile number')).toHaveValue('+44 20 1234')
    await next()
    expect(await screen.findByLabelText('How did you hear about us?')).toHaveValue('referral')
  })

  it('shows the message of the auth service and keeps every value [SIGNUP-13]', async () => {
    registrationAnswers(422, { code: 'user_already_exists', msg: 'User already registered' })
    open()
    await completeAccount()
    await choose('newsletter')
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent(/already/i)
    expect(screen.getByLabelText('How did you hear about us?')).toHaveValue('newsletter')
    expect(screen.getByRole('button', { name: 'Create account' })).toBeEnabled()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByLabelText('Email')).toHaveValue('ada@company.example')
  })

  it('has no accessibility violations in either step', async () => {
    const { container } = open()
    await screen.findByLabelText('Name')
    expect(await axe(container)).toHaveNoViolations()
    await completeAccount()
    expect(await axe(container)).toHaveNoViolations()
  })
})
