import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { EmailLinkForm } from './EmailLinkForm.tsx'

const confirmation = 'If there is an account for that address, a link is on its way.'
const onSend = jest.fn<Promise<void>, [string]>()

function renderForm() {
  onSend.mockReset().mockResolvedValue()
  return render(<EmailLinkForm button="Send me a link" confirmation={confirmation} onSend={onSend} />)
}

async function submit(email: string) {
  await userEvent.type(screen.getByLabelText('Email'), email)
  await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }))
}

describe('EmailLinkForm', () => {
  it('shows the same confirmation for every address and counts down to the next link [LOGIN-6]', async () => {
    const { container } = renderForm()
    await submit(' ada@example.com ')
    expect(await screen.findByText(confirmation)).toBeVisible()
    expect(onSend).toHaveBeenCalledWith('ada@example.com')
    const button = screen.getByRole('button', { name: /Send again in \d+ s/ })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveFocus()
    await userEvent.click(button)
    expect(onSend).toHaveBeenCalledTimes(1)
    expect(await axe(container)).toHaveNoViolations()
  })

  it('rejects a malformed address', async () => {
    renderForm()
    await submit('ada')
    expect(await screen.findByText('Enter an email address like name@company.com')).toBeVisible()
    expect(onSend).not.toHaveBeenCalled()
  })

  it('shows how long to wait when the server says so, and keeps the address', async () => {
    renderForm()
    const sentence = 'Too many attempts. Please wait 37 seconds and try again.'
    onSend.mockRejectedValueOnce(Object.assign(new Error(sentence), { status: 429 }))
    await submit('ada@example.com')
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
    expect(screen.queryByText(confirmation)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }))
    expect(await screen.findByText(confirmation)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
