import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { NewsletterSignup } from './NewsletterSignup.tsx'

const send = jest.fn<Promise<{ ok: boolean; json: () => Promise<unknown> }>, [string, RequestInit]>()

beforeEach(() => {
  send.mockReset()
  Object.assign(globalThis, { fetch: send })
  AbortSignal.timeout ??= () => new AbortController().signal
})

const answers = (ok: boolean, message: string) =>
  send.mockResolvedValue({ ok, json: () => Promise.resolve({ message }) })
const field = () => screen.getByRole('textbox', { name: 'E-mail address' })

async function subscribe(address: string) {
  await userEvent.type(field(), address)
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
}

describe('NewsletterBox', () => {
  it('is a form that the browser itself can send, with a field that only robots fill in [BLOG-7]', async () => {
    const { container } = render(<NewsletterSignup />)
    const form = container.querySelector('form')
    expect(form).toHaveAttribute('action', '/newsletter')
    expect(form).toHaveAttribute('method', 'post')
    expect(field()).toHaveAttribute('type', 'email')
    expect(field()).toHaveAttribute('name', 'email')
    expect(field()).toBeRequired()
    const trap = container.querySelector('input[name=website]')
    expect(trap).toHaveAttribute('tabindex', '-1')
    expect(trap?.closest('[aria-hidden=true]')).not.toBeNull()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows the answer in place [BLOG-7]', async () => {
    answers(true, 'Thank you.')
    render(<NewsletterSignup />)
    await subscribe('ada@example.org')
    expect(await screen.findByText('Thank you.')).toBeVisible()
    const [address, { body, headers }] = send.mock.calls[0]!
    expect(new URL(address).pathname).toBe('/newsletter')
    expect(String(body)).toBe('email=ada%40example.org&website=')
    expect(headers).toEqual({ Accept: 'application/json' })
  })

  it('keeps what was typed when it is refused [BLOG-7]', async () => {
    answers(false, 'This does not look like an e-mail address.')
    render(<NewsletterSignup />)
    await subscribe('ada@example')
    expect(await screen.findByRole('alert')).toHaveTextContent('This does not look like an e-mail address.')
    expect(field()).toHaveValue('ada@example')
    expect(field()).toHaveAttribute('aria-invalid', 'true')
  })

  it('says so when nobody answers, and can be tried again [BLOG-7]', async () => {
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    render(<NewsletterSignup />)
    await subscribe('ada@example.org')
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.')
    answers(true, 'Thank you.')
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
    expect(await screen.findByText('Thank you.')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
