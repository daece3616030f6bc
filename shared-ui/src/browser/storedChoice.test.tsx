import { act, render, screen } from '@testing-library/react'
import { createStoredChoice } from './storedChoice.ts'

const isSize = (text: unknown): text is 'small' | 'large' => text === 'small' || text === 'large'
const createSize = () => createStoredChoice('test-size', isSize)

const renderSize = (size: ReturnType<typeof createSize>) => {
  const Size = () => <p>{size.use() ?? 'none'}</p>
  render(<Size />)
}

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

describe('a stored choice', () => {
  it('survives a reload, and ignores values that are not offered', () => {
    createSize().save('large')
    expect(createSize().read()).toBe('large')
    localStorage.setItem('test-size', 'huge')
    expect(createSize().read()).toBeNull()
  })

  it('reaches other areas of the page, which have their own copy of the module', () => {
    renderSize(createSize())
    expect(screen.getByText('none')).toBeVisible()
    act(() => createSize().save('small'))
    expect(screen.getByText('small')).toBeVisible()
  })

  it('reaches other areas until the page is closed where storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    renderSize(createSize())
    act(() => createSize().save('small'))
    expect(screen.getByText('small')).toBeVisible()
    expect(localStorage).toHaveLength(0)
  })
})
