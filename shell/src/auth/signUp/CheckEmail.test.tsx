import { act, fireEvent, render, screen } from '@testing-library/react'
import { connect } from '@fortnight/supabase/client'
import { CheckEmail } from './CheckEmail.tsx'

const asked = jest.fn()

beforeAll(() => connect({ url: 'http://localhost', key: 'test' }))

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  asked.mockReset()
  globalThis.fetch = jest.fn(async (url, init) => {
    asked(new URL(String(url)).pathname, JSON.parse(String(init?.body)))
    return Response.json({})
  })
})

afterEach(() => jest.useRealTimers())

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000))

describe('the panel that asks to look into the mailbox', () => {
  it('sends the link again after a minute that it counts down, and says the same to everybody [SIGNUP-14]', async () => {
    render(<CheckEmail email="ada@example.com" />)
    const button = screen.getByRole('button', { name: 'Send again in 60 s' })
    fireEvent.click(button)
    for (let second = 0; second < 59; second++) await pass(1)
    expect(button).toHaveTextContent('Send again in 1 s')
    expect(asked).not.toHaveBeenCalled()
    await pass(1)
    expect(button).toHaveTextContent('Send it again')
    fireEvent.click(button)
    await pass(1)
    expect(await screen.findByText('If a confirmation is still needed, a new link is on its way.')).toBeVisible()
    expect(asked).toHaveBeenCalledWith(
      '/auth/v1/resend',
      expect.objectContaining({ email: 'ada@example.com', type: 'signup' }),
    )
    expect(button).toHaveTextContent(/Send again in \d+ s/)
  })

  it('can be asked again at once when the link could not be sent', async () => {
    render(<CheckEmail email="ada@example.com" />)
    for (let second = 0; second < 60; second++) await pass(1)
    globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
    fireEvent.click(screen.getByRole('button', { name: 'Send it again' }))
    await pass(1)
    expect(await screen.findByText(/^The server could not be reached/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Send it again' })).toBeEnabled()
  })
})
