import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Account, AccountStep, useAccountForm } from './AccountStep.tsx'

const noDraft = {
  ...{ restorable: undefined, restore: jest.fn(), discard: jest.fn(), clear: jest.fn() },
  ...{ subscribe: jest.fn(), isPersisted: jest.fn() },
}

function Step({ onDone }: { onDone: (account: Account) => void }) {
  return <AccountStep form={useAccountForm()} draft={noDraft} onDone={onDone} />
}

function openStep() {
  const onDone = jest.fn<undefined, [Account]>()
  render(<Step onDone={onDone} />)
  return onDone
}

const typeInto = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const clickContinue = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }))

async function expectMessage(message: string) {
  await clickContinue()
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
}

const tooLongPassword = 'Please choose a shorter password: 72 letters and digits at most, fewer with accents or emoji'

describe('step 1 of the sign-up', () => {
  it('validates in the specified order and shows one message at a time [SIGNUP-6] [SIGNUP-7] [SIGNUP-13]', async () => {
    const onDone = openStep()
    await typeInto('Name', '   ')
    await typeInto('Confirm password', 'other')
    await expectMessage('Name is required')
    await typeInto('Name', 'Ada')
    await expectMessage('Email is required')
    await typeInto('Email', 'ada@company.example')
    await expectMessage('Password is required')
    await typeInto('Password', 'short')
    await expectMessage('Password must be at least 6 characters')
    await typeInto('Password', 'er')
    await expectMessage('Passwords do not match')
    await userEvent.clear(screen.getByLabelText('Confirm password'))
    await typeInto('Confirm password', 'shorter')
    await expectMessage('Mobile number is required')
    expect(onDone).not.toHaveBeenCalled()
  })

  it('focuses the invalid field and marks it as invalid', async () => {
    openStep()
    await typeInto('Name', 'Ada')
    await clickContinue()
    await screen.findByText('Email is required')
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(screen.getByLabelText('Email')).toBeInvalid()
    expect(screen.getByLabelText('Name')).toBeValid()
  })

  it('rejects a malformed email address', async () => {
    openStep()
    await typeInto('Name', 'Ada')
    await typeInto('Email', 'ada@company')
    await expectMessage('Enter an email address like name@company.com')
  })

  it.each([
    ['Name', 121, 'Please keep your name to 120 characters'],
    ['Email', 321, 'Please keep your email to 320 characters'],
    ['Password', 73, tooLongPassword],
    ['Mobile number', 41, 'Please keep your mobile number to 40 characters'],
    ['Company name (optional)', 161, 'Please keep your company name to 160 characters'],
  ])('rejects a %s of %d characters', async (label, length, message) => {
    openStep()
    const valid = {
      Name: 'Ada',
      Email: 'a@b.co',
      Password: 'secret',
      'Confirm password': 'secret',
      'Mobile number': '1',
    }
    for (const [field, text] of Object.entries(valid)) if (field !== label) await typeInto(field, text)
    for (const field of label === 'Password' ? ['Password', 'Confirm password'] : [label]) {
      await userEvent.clear(screen.getByLabelText(field))
      await userEvent.click(screen.getByLabelText(field))
      await userEvent.paste('x'.repeat(length))
    }
    await expectMessage(message)
  })

  it('measures a password in bytes, as bcrypt does, and rejects control characters', async () => {
    openStep()
    await typeInto('Name', 'Ada')
    await typeInto('Email', 'ada@company.example')
    for (const [password, message] of [
      ['\u{1F600}'.repeat(19), tooLongPassword],
      ['null\u0000byte', 'Please use only characters that you can type in your password'],
    ] as const) {
      for (const label of ['Password', 'Confirm password']) {
        fireEvent.change(screen.getByLabelText(label), { target: { value: password } })
      }
      await expectMessage(message)
      expect(screen.getByLabelText('Password')).toHaveFocus()
    }
  })

  it('accepts hostile texts as plain texts, without control characters', async () => {
    const onDone = openStep()
    const texts = {
      Name: '<script>alert(1)</script>\u0000',
      'Mobile number': "'; drop table x; --",
      'Company name (optional)': '\u{1F600} \u202Etxt',
    }
    for (const [label, value] of Object.entries(texts))
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    await typeInto('Email', 'ada@company.example')
    await typeInto('Password', 'secret')
    await typeInto('Confirm password', 'secret')
    await clickContinue()
    expect(onDone.mock.lastCall?.[0]).toMatchObject({
      name: '<script>alert(1)</script>',
      mobileNumber: "'; drop table x; --",
      companyName: '\u{1F600} \u202Etxt',
    })
  })

  it('submits trimmed texts and the password as it was typed [SIGNUP-7] [SIGNUP-8]', async () => {
    const onDone = openStep()
    await typeInto('Name', '  Ada ')
    await typeInto('Email', 'ada@company.example')
    await typeInto('Password', ' se cret ')
    await typeInto('Confirm password', ' se cret ')
    await typeInto('Mobile number', ' 1 ')
    await clickContinue()
    expect(onDone.mock.lastCall?.[0]).toMatchObject({
      name: 'Ada',
      password: ' se cret ',
      mobileNumber: '1',
      companyName: '',
    })
  })
})
