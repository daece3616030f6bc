import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { LinkForm } from './EmailLinkForm.tsx'

const answer = 'If there is an account for that address, a link is on its way.'
const onSend = jest.fn<Promise<void>, [string]>()

function open() {
  onSend.mockReset().mockResolvedValue()
  return render(<LinkForm lead="Where to?" button="Send me a link" answer={answer} onSend={onSend} />)
}

async function send(email: string) {
  await userEvent.type(screen.getByLabelText('Email'), email)
  await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }))
}

describe('the form that has a link sent', () => {
  it('answers every address alike and shows how long it is until the next link [LOGIN-6]', async () => {
    const { container } = open()
    await send(' ada@example.com ')
    expect(await screen.findByText(answer)).toBeVisible()
    expect(onSend).toHaveBeenCalledWith('ada@example.com')
    const waiting = screen.getByRole('button', { name: /Send again in \d+ s/ })
    expect(waiting).toHaveAttribute('aria-disabled', 'true')
    expect(waiting).toHaveFocus()
    await userEvent.click(waiting)
    expect(onSend).toHaveBeenCalledTimes(1)
    expect(await axe(container)).toHaveNoViolations()
  })

  it('asks for an address that looks like one', async () => {
    open()
    await send('ada')
    expect(await screen.findByText('Enter an e-mail address like name@company.com')).toBeVisible()
    expect(onSend).not.toHaveBeenCalled()
  })

  it('says how long to wait when the server says so, and keeps the address', async () => {
    open()
    const sentence = 'Too many tries. Please wait 37 seconds and try again.'
    onSend.mockRejectedValueOnce(Object.assign(new Error(sentence), { status: 429 }))
    await send('ada@example.com')
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
    expect(screen.queryByText(answer)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }))
    expect(await screen.findByText(answer)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
