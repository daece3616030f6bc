import { screen } from '@testing-library/react'
import { renderPage } from '../renderPage.testing.tsx'
import { Section } from './Section.tsx'

describe('Section', () => {
  beforeEach(() => {
    window.IntersectionObserver = class {
      observe = () => undefined
      disconnect = () => undefined
    } as never
  })

  it('is named by its heading and has the id that links lead to', () => {
    renderPage(<Section id="words" title="Eight words" lead="That is all." />, '/')
    expect(screen.getByRole('region', { name: 'Eight words' })).toHaveAttribute('id', 'words')
  })

  it('unmounts without an error', () => {
    const { unmount } = renderPage(<Section id="words" title="Eight words" lead="That is all." />, '/')
    expect(unmount).not.toThrow()
  })
})
