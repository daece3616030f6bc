import { fireEvent, render, screen } from '@testing-library/react'
import { useTypingPause } from './useDebouncedCallback.ts'

const onPause = jest.fn()

function Field() {
  const { wait, end } = useTypingPause()
  return (
    <>
      <input aria-label="Search" onInput={() => wait(onPause)} />
      <button onClick={end}>Clear</button>
    </>
  )
}

const type = (value: string) => fireEvent.input(screen.getByLabelText('Search'), { target: { value } })

beforeEach(() => {
  jest.useFakeTimers()
  onPause.mockClear()
})
afterEach(() => {
  jest.useRealTimers()
  window.history.replaceState(null, '', '/')
})

describe('a pause in typing', () => {
  it('comes 300 ms after the last keystroke, once', () => {
    render(<Field />)
    type('a')
    jest.advanceTimersByTime(299)
    type('ag')
    jest.advanceTimersByTime(299)
    expect(onPause).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1_000)
    expect(onPause).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['something else is chosen', () => screen.getByRole('button', { name: 'Clear' }).click()],
    ['another page is on its way', () => window.history.pushState(null, '', '/elsewhere')],
  ])('does not come when %s', (_what, happen) => {
    render(<Field />)
    type('a')
    happen()
    jest.advanceTimersByTime(1_000)
    expect(onPause).not.toHaveBeenCalled()
  })

  it('does not come when the field is gone', () => {
    const { unmount } = render(<Field />)
    type('a')
    unmount()
    jest.advanceTimersByTime(1_000)
    expect(onPause).not.toHaveBeenCalled()
  })
})
