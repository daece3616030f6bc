import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ApiRequest, mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { CheckEmail } from './CheckEmail.tsx'

let requests: ApiRequest[]

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  requests = mockApi(() => ({ body: {} }))
})

afterEach(() => jest.useRealTimers())

const advanceTime = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000))

describe('the panel that asks to check the inbox', () => {
  it('sends the link again after a countdown of a minute, and shows the same message for every address [SIGNUP-14]', async () => {
    render(<CheckEmail email="ada@example.com" />)
    const button = screen.getByRole('button', { name: 'Send again in 60 s' })
    fireEvent.click(button)
    for (let second = 0; second < 59; second++) await advanceTime(1)
    expect(button).toHaveTextContent('Send again in 1 s')
    expect(requests).toEqual([])
    await advanceTime(1)
    expect(button).toHaveTextContent('Send it again')
    fireEvent.click(button)
    await advanceTime(1)
    expect(await screen.findByText('If a confirmation is still needed, a new link is on its way.')).toBeVisible()
    expect(requests).toMatchObject([{ path: '/auth/v1/resend', body: { email: 'ada@example.com', type: 'signup' } }])
    expect(button).toHaveTextContent(/Send again in \d+ s/)
  })

  it('allows another attempt at once when the link could not be sent', async () => {
    render(<CheckEmail email="ada@example.com" />)
    for (let second = 0; second < 60; second++) await advanceTime(1)
    mockApi(() => Promise.reject(new TypeError('Failed to fetch')))
    fireEvent.click(screen.getByRole('button', { name: 'Send it again' }))
    await advanceTime(1)
    expect(await screen.findByText(/^The server could not be reached/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Send it again' })).toBeEnabled()
  })
})
