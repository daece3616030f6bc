import { fireEvent, render, screen } from '@testing-library/react'
import { useDebouncedCallback } from './useDebouncedCallback.ts'

const search = jest.fn()

function SearchField() {
  const { schedule, cancel } = useDebouncedCallback()
  return (
    <>
      <input aria-label="Search" onInput={() => schedule(search)} />
      <button onClick={cancel}>Clear</button>
    </>
  )
}

const type = (value: string) => fireEvent.input(screen.getByLabelText('Search'), { target: { value } })

beforeEach(() => {
  jest.useFakeTimers()
  search.mockClear()
})
afterEach(() => {
  jest.useRealTimers()
  window.history.replaceState(null, '', '/')
})

describe('useDebouncedCallback', () => {
  it('calls back once, 300 ms after the last keystroke', () => {
    render(<SearchField />)
    type('a')
    jest.advanceTimersByTime(299)
    type('ag')
    jest.advanceTimersByTime(299)
    expect(search).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1_000)
    expect(search).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['it is canceled', () => fireEvent.click(screen.getByRole('button', { name: 'Clear' }))],
    ['the path of the URL has changed', () => window.history.pushState(null, '', '/elsewhere')],
  ])('does not call back when %s', (_reason, act) => {
    render(<SearchField />)
    type('a')
    act()
    jest.advanceTimersByTime(1_000)
    expect(search).not.toHaveBeenCalled()
  })

  it('does not call back after it is unmounted', () => {
    const { unmount } = render(<SearchField />)
    type('a')
    unmount()
    jest.advanceTimersByTime(1_000)
    expect(search).not.toHaveBeenCalled()
  })
})
