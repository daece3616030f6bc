import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import {
  selectHowHeard,
  completeAccountStep,
  clickContinue,
  openSignUp,
  mockSignUpResponse,
  setUpVisitor,
  clickCreateAccount,
  storedText,
  typeInto,
} from './openSignUp.testing.tsx'

setUpVisitor()

describe('the sign-up page', () => {
  it('has two steps with the specified fields [SIGNUP-1] [SIGNUP-5] [SIGNUP-8]', async () => {
    openSignUp()
    expect(await screen.findByText(/Account Info/)).toHaveAttribute('aria-current', 'step')
    await completeAccountStep()
    expect(screen.getByText(/About You/)).toHaveAttribute('aria-current', 'step')
    expect(screen.getByLabelText('How did you hear about us?')).toBeVisible()
  })

  it('keeps all values but the passwords through a reload', async () => {
    const { unmount } = openSignUp()
    await typeInto('Name', 'Ada')
    await typeInto('Email', 'ada@company.example')
    await typeInto('Password', 'top-secret')
    await typeInto('Confirm password', 'top-secret')
    unmount()
    expect(storedText()).not.toContain('top-secret')
    openSignUp()
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }))
    expect(screen.getByLabelText('Name')).toHaveValue('Ada')
    expect(screen.getByLabelText('Email')).toHaveValue('ada@company.example')
    expect(screen.getByLabelText('Password')).toHaveValue('')
  })

  it('validates step 1 before it shows step 2 [SIGNUP-1]', async () => {
    openSignUp()
    await clickContinue()
    expect(await screen.findByRole('alert')).toHaveTextContent('Name is required')
    expect(fetch).not.toHaveBeenCalled()
  })

  it('asks how the client heard about us, with the specified choices [SIGNUP-9] [SIGNUP-10]', async () => {
    openSignUp()
    await completeAccountStep()
    await clickCreateAccount()
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

  it('keeps the values of both steps when going back and forth [SIGNUP-11]', async () => {
    openSignUp()
    await completeAccountStep()
    await selectHowHeard('referral')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByLabelText('Name')).toHaveValue('  Ada  ')
    expect(screen.getByLabelText('Password')).toHaveValue('secret')
    expect(screen.getByLabelText('Mobile number')).toHaveValue('+44 20 1234')
    await clickContinue()
    expect(await screen.findByLabelText('How did you hear about us?')).toHaveValue('referral')
  })

  it('shows the message of the auth service and keeps every value [SIGNUP-13]', async () => {
    mockSignUpResponse(422, { code: 'user_already_exists', msg: 'User already registered' })
    openSignUp()
    await completeAccountStep()
    await selectHowHeard('newsletter')
    await clickCreateAccount()
    expect(await screen.findByRole('alert')).toHaveTextContent(/already/i)
    expect(screen.getByLabelText('How did you hear about us?')).toHaveValue('newsletter')
    expect(screen.getByRole('button', { name: 'Create account' })).toBeEnabled()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByLabelText('Email')).toHaveValue('ada@company.example')
  })

  it('returns to the first step when the server rejects the password [PWD-2]', async () => {
    mockSignUpResponse(422, { error_code: 'weak_password', msg: 'This is one of the most common passwords.' })
    openSignUp()
    await completeAccountStep()
    await selectHowHeard('newsletter')
    await clickCreateAccount()
    expect(await screen.findByRole('alert')).toHaveTextContent('This is one of the most common passwords.')
    expect(screen.getByLabelText('Password')).toBeInvalid()
    expect(screen.getByLabelText('Email')).toHaveValue('ada@company.example')
  })

  it('has no accessibility violations in either step', async () => {
    const { container } = openSignUp()
    await screen.findByLabelText('Name')
    expect(await axe(container)).toHaveNoViolations()
    await completeAccountStep()
    expect(await axe(container)).toHaveNoViolations()
  })
})
