import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AccountStep, useAccountForm } from './AccountStep.tsx'

const noDraft = {
  ...{ found: undefined, restore: jest.fn(), discard: jest.fn(), clear: jest.fn() },
  ...{ subscribe: jest.fn(), isKept: jest.fn() },
}

function Step({ onDone }: { onDone: () => void }) {
  return <AccountStep form={useAccountForm()} draft={noDraft} onDone={onDone} />
}

function open() {
  const onDone = jest.fn()
  render(<Step onDone={onDone} />)
  return onDone
}

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const next = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }))

async function expectSentence(sentence: string) {
  await next()
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
}

const tooLongPassword = 'Please choose a shorter password: 72 letters and digits at most, fewer with accents or emoji'

describe('step 1 of the registration', () => {
  it('checks in the specified order, one sentence at a time [SIGNUP-6] [SIGNUP-7] [SIGNUP-13]', async () => {
    const onDone = open()
    await type('Name', '   ')
    await type('Confirm password', 'other')
    await expectSentence('Name is required')
    await type('Name', 'Ada')
    await expectSentence('Email is required')
    await type('Email', 'ada@company.example')
    await expectSentence('Password is required')
    await type('Password', 'short')
    await expectSentence('Password must be at least 6 characters')
    await type('Password', 'er')
    await expectSentence('Passwords do not match')
    await userEvent.clear(screen.getByLabelText('Confirm password'))
    await type('Confirm password', 'shorter')
    await expectSentence('Mobile number is required')
    expect(onDone).not.toHaveBeenCalled()
  })

  it('moves to the field that its sentence is about and marks it', async () => {
    open()
    await type('Name', 'Ada')
    await next()
    await screen.findByText('Email is required')
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(screen.getByLabelText('Email')).toBeInvalid()
    expect(screen.getByLabelText('Name')).toBeValid()
  })

  it('wants an e-mail that looks like one', async () => {
    open()
    await type('Name', 'Ada')
    await type('Email', 'ada@company')
    await expectSentence('Enter an e-mail address like name@company.com')
  })

  it.each([
    ['Name', 121, 'Please keep your name to 120 characters'],
    ['Email', 321, 'Please keep your email to 320 characters'],
    ['Password', 73, tooLongPassword],
    ['Mobile number', 41, 'Please keep your mobile number to 40 characters'],
    ['Company name', 161, 'Please keep your company name to 160 characters'],
  ])('asks kindly for a shorter %s than %d characters', async (label, length, sentence) => {
    open()
    const valid = {
      Name: 'Ada',
      Email: 'a@b.co',
      Password: 'secret',
      'Confirm password': 'secret',
      'Mobile number': '1',
    }
    for (const [field, text] of Object.entries(valid)) if (field !== label) await type(field, text)
    for (const field of label === 'Password' ? ['Password', 'Confirm password'] : [label]) {
      await userEvent.clear(screen.getByLabelText(field))
      await userEvent.click(screen.getByLabelText(field))
      await userEvent.paste('x'.repeat(length))
    }
    await expectSentence(sentence)
  })

  it('measures a password in bytes, as what stores it does, and refuses what nobody can type', async () => {
    open()
    await type('Name', 'Ada')
    await type('Email', 'ada@company.example')
    for (const [password, sentence] of [
      ['\u{1F600}'.repeat(19), tooLongPassword],
      ['null\u0000byte', 'Please use only characters that you can type in your password'],
    ] as const) {
      for (const label of ['Password', 'Confirm password']) {
        fireEvent.change(screen.getByLabelText(label), { target: { value: password } })
      }
      await expectSentence(sentence)
      expect(screen.getByLabelText('Password')).toHaveFocus()
    }
  })

  it('takes hostile texts as texts, without what cannot be seen', async () => {
    const onDone = open()
    const texts = {
      Name: '<script>alert(1)</script>\u0000',
      'Mobile number': "'; drop table x; --",
      'Company name': '\u{1F600} \u202Etxt',
    }
    for (const [label, value] of Object.entries(texts))
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    await type('Email', 'ada@company.example')
    await type('Password', 'secret')
    await type('Confirm password', 'secret')
    await next()
    expect(onDone.mock.lastCall[0]).toMatchObject({
      name: '<script>alert(1)</script>',
      mobileNumber: "'; drop table x; --",
      companyName: '\u{1F600} \u202Etxt',
    })
  })

  it('hands over trimmed texts and the password as it was typed [SIGNUP-7] [SIGNUP-8]', async () => {
    const onDone = open()
    await type('Name', '  Ada ')
    await type('Email', 'ada@company.example')
    await type('Password', ' se cret ')
    await type('Confirm password', ' se cret ')
    await type('Mobile number', ' 1 ')
    await next()
    expect(onDone.mock.lastCall[0]).toMatchObject({
      name: 'Ada',
      password: ' se cret ',
      mobileNumber: '1',
      companyName: '',
    })
  })
})
