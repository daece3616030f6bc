import { revealOnScroll } from './revealOnScroll.ts'

let prefersReducedMotion = false
let threshold: number | number[] | undefined
let moveSection: (top: number) => void
const disconnect = jest.fn()

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
      moveSection = (top) => {
        const entry = { isIntersecting: top < 800, boundingClientRect: { top } } as IntersectionObserverEntry
        onChange([entry], this as never)
      }
    }
  } as never
})

describe('revealOnScroll', () => {
  it('reveals a section below the viewport once a tenth of it is visible [HOME-16, CONST-2]', () => {
    const section = document.createElement('section')
    revealOnScroll(section)
    moveSection(1_200)
    expect(section.dataset.reveal).toBe('waiting')
    expect(threshold).toBe(0.1)
    moveSection(850)
    expect(section.dataset.reveal).toBe('waiting')
    moveSection(700)
    expect(section.dataset.reveal).toBe('shown')
    expect(disconnect).toHaveBeenCalledTimes(1)
  })

  it.each([400, 850, -500])('does not move a section that is on screen or above it, at %i px', (top) => {
    const section = document.createElement('section')
    revealOnScroll(section)
    moveSection(top)
    expect(section.dataset.reveal).toBeUndefined()
    expect(disconnect).toHaveBeenCalledTimes(1)
  })

  it('measures nothing itself, so that hydration forces no layout', () => {
    const section = document.createElement('section')
    const measure = jest.fn()
    section.getBoundingClientRect = measure
    revealOnScroll(section)
    expect(measure).not.toHaveBeenCalled()
  })

  it('does not move a section for visitors who prefer reduced motion', () => {
    prefersReducedMotion = true
    const section = document.createElement('section')
    threshold = undefined
    revealOnScroll(section)
    expect(threshold).toBeUndefined()
  })

  it('stops observing a section that unmounts', () => {
    revealOnScroll(document.createElement('section'))?.()
    expect(disconnect).toHaveBeenCalledTimes(1)
  })

  it('accepts the null that React passes on unmount', () => {
    expect(() => revealOnScroll(null)).not.toThrow()
  })
})
