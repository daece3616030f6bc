import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { NewsletterSignup } from './NewsletterSignup.tsx'

const fetchMock = jest.fn<Promise<{ ok: boolean; json: () => Promise<unknown> }>, [string, RequestInit]>()

beforeEach(() => {
  fetchMock.mockReset()
  Object.assign(globalThis, { fetch: fetchMock })
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal })
})

const mockResponse = (ok: boolean, message: string) =>
  fetchMock.mockResolvedValue({ ok, json: () => Promise.resolve({ message }) })
const emailField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' })

async function subscribe(email: string) {
  await userEvent.type(emailField(), email)
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
}

describe('NewsletterSignup', () => {
  it('is a form that works without JavaScript and has a honeypot [BLOG-7]', async () => {
    const { container } = render(<NewsletterSignup />)
    const { form } = emailField()
    expect(form).toHaveAttribute('action', '/newsletter')
    expect(form).toHaveAttribute('method', 'post')
    expect(emailField()).toHaveAttribute('type', 'email')
    expect(emailField()).toHaveAttribute('name', 'email')
    expect(emailField()).toBeRequired()
    const honeypot = screen.getByLabelText('Leave this empty')
    expect(honeypot).toHaveAttribute('name', 'website')
    expect(honeypot).toHaveAttribute('tabindex', '-1')
    expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).not.toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows the response in place [BLOG-7]', async () => {
    mockResponse(true, 'Thank you.')
    render(<NewsletterSignup />)
    await subscribe('ada@example.org')
    expect(await screen.findByText('Thank you.')).toBeVisible()
    const [url, { body, headers }] = fetchMock.mock.calls[0]!
    expect(new URL(url).pathname).toBe('/newsletter')
    expect((body as URLSearchParams).toString()).toBe('email=ada%40example.org&website=')
    expect(headers).toEqual({ Accept: 'application/json' })
  })

  it('keeps the input when the address is rejected [BLOG-7]', async () => {
    mockResponse(false, 'This doesn’t look like an email address.')
    render(<NewsletterSignup />)
    await subscribe('ada@example')
    expect(await screen.findByRole('alert')).toHaveTextContent('This doesn’t look like an email address.')
    expect(emailField()).toHaveValue('ada@example')
    expect(emailField()).toHaveAttribute('aria-invalid', 'true')
  })

  it('shows that the server could not be reached and allows another attempt [BLOG-7]', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    render(<NewsletterSignup />)
    await subscribe('ada@example.org')
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.')
    mockResponse(true, 'Thank you.')
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
    expect(await screen.findByText('Thank you.')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
