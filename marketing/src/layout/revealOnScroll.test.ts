import { revealOnScroll } from './revealOnScroll.ts'

let prefersReducedMotion = false
let threshold: number | number[] | undefined
let enterViewport: () => void
const disconnect = jest.fn()

function sectionAt(top: number) {
  const section = document.createElement('section')
  section.getBoundingClientRect = () => ({ top }) as DOMRect
  return section
}

beforeEach(() => {
  prefersReducedMotion = false
  disconnect.mockClear()
  window.innerHeight = 900
  window.matchMedia = () => ({ matches: prefersReducedMotion }) as MediaQueryList
  window.IntersectionObserver = class {
    observe = jest.fn()
    disconnect = disconnect
    constructor(onChange: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      threshold = options?.threshold
      enterViewport = () => onChange([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
    }
  } as never
})

describe('revealOnScroll', () => {
  it('reveals a section below the viewport once a tenth of it is visible [HOME-16, CONST-2]', () => {
    const section = sectionAt(1_200)
    revealOnScroll(section)
    expect(section.dataset.reveal).toBe('waiting')
    expect(threshold).toBe(0.1)
    enterViewport()
    expect(section.dataset.reveal).toBe('shown')
    expect(disconnect).toHaveBeenCalled()
  })

  it('does not move a section that is already visible', () => {
    const section = sectionAt(400)
    revealOnScroll(section)
    expect(section.dataset.reveal).toBeUndefined()
  })

  it('does not move a section for visitors who prefer reduced motion', () => {
    prefersReducedMotion = true
    const section = sectionAt(1_200)
    revealOnScroll(section)
    expect(section.dataset.reveal).toBeUndefined()
  })

  it('stops observing a section that unmounts', () => {
    revealOnScroll(sectionAt(1_200))?.()
    expect(disconnect).toHaveBeenCalledTimes(1)
  })

  it('accepts the null that React passes on unmount', () => {
    expect(() => revealOnScroll(null)).not.toThrow()
  })
})
