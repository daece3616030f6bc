import { revealOnScroll } from './revealOnScroll.ts'

let wantsCalm = false
let threshold: number | number[] | undefined
let show: () => void
const disconnect = jest.fn()

function sectionAt(top: number) {
  const section = document.createElement('section')
  section.getBoundingClientRect = () => ({ top }) as DOMRect
  return section
}

beforeEach(() => {
  wantsCalm = false
  disconnect.mockClear()
  window.innerHeight = 900
  window.matchMedia = () => ({ matches: wantsCalm }) as MediaQueryList
  window.IntersectionObserver = class {
    observe = jest.fn()
    disconnect = disconnect
    constructor(onChange: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      threshold = options?.threshold
      show = () => onChange([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
    }
  } as never
})

describe('revealOnScroll', () => {
  it('waits below the window and shows at a tenth of the section [HOME-16, CONST-2]', () => {
    const section = sectionAt(1_200)
    revealOnScroll(section)
    expect(section.dataset.reveal).toBe('waiting')
    expect(threshold).toBe(0.1)
    show()
    expect(section.dataset.reveal).toBe('shown')
    expect(disconnect).toHaveBeenCalled()
  })

  it('leaves alone what can be seen already', () => {
    const section = sectionAt(400)
    revealOnScroll(section)
    expect(section.dataset.reveal).toBeUndefined()
  })

  it('moves nothing for people who asked for less motion', () => {
    wantsCalm = true
    const section = sectionAt(1_200)
    revealOnScroll(section)
    expect(section.dataset.reveal).toBeUndefined()
  })

  it('stops watching when the section leaves the page', () => {
    revealOnScroll(sectionAt(1_200))?.()
    expect(disconnect).toHaveBeenCalledTimes(1)
  })

  it('lets a section go that it never watched', () => {
    expect(() => revealOnScroll(null)).not.toThrow()
  })
})
