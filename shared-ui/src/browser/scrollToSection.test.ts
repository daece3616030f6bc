import { scrollOnClick, scrollToHash, scrollToSection } from './scrollToSection.ts'

const scrollTo = jest.fn()
let growPage: (() => void) | undefined
let prefersReducedMotion = false

function addSection(id: string, top = 1_000) {
  const section = document.createElement('section')
  section.id = id
  section.tabIndex = -1
  section.getBoundingClientRect = () => ({ top }) as DOMRect
  document.body.append(section)
  return section
}

beforeEach(() => {
  jest.useFakeTimers()
  scrollTo.mockClear()
  prefersReducedMotion = false
  document.body.replaceChildren()
  window.scrollTo = scrollTo
  window.matchMedia = () => ({ matches: prefersReducedMotion }) as MediaQueryList
  let height = 2_000
  Object.defineProperty(document.body, 'offsetHeight', { configurable: true, get: () => height })
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      growPage = () => {
        height += 300
        callback([], this)
      }
    }
    observe() {}
    unobserve() {}
    disconnect() {
      growPage = undefined
    }
  }
})

afterEach(() => {
  jest.useRealTimers()
})

describe('scrollToSection', () => {
  it('scrolls the section to 80 px below the top and focuses it [CHROME-7]', () => {
    const contact = addSection('contact')
    scrollToSection('contact')
    expect(scrollTo).toHaveBeenCalledWith({ top: 920, behavior: 'smooth' })
    expect(contact).toHaveFocus()
  })

  it('scrolls instantly for users who prefer reduced motion', () => {
    prefersReducedMotion = true
    addSection('faq')
    scrollToSection('faq')
    expect(scrollTo).toHaveBeenCalledWith({ top: 920, behavior: 'instant' })
  })

  it('scrolls to a section that appears before the tenth retry [CHROME-8]', () => {
    scrollToSection('contact')
    jest.advanceTimersByTime(9 * 500)
    expect(scrollTo).not.toHaveBeenCalled()
    addSection('contact')
    jest.advanceTimersByTime(500)
    expect(scrollTo).toHaveBeenCalledTimes(1)
  })

  it('stops silently after ten retries [CHROME-8]', () => {
    scrollToSection('contact')
    jest.advanceTimersByTime(10 * 500)
    addSection('contact')
    jest.advanceTimersByTime(60_000)
    expect(scrollTo).not.toHaveBeenCalled()
    expect(jest.getTimerCount()).toBe(0)
  })

  it('drops a pending request when another section is requested', () => {
    scrollToSection('contact')
    addSection('faq', 300)
    scrollToSection('faq')
    addSection('contact')
    jest.advanceTimersByTime(60_000)
    expect(scrollTo.mock.calls).toEqual([[{ top: 220, behavior: 'smooth' }]])
  })

  it('scrolls again while content above the section loads, until five seconds have passed or the user does something', () => {
    const contact = addSection('contact')
    scrollToSection('contact')
    contact.getBoundingClientRect = () => ({ top: 380 }) as DOMRect
    growPage?.()
    expect(scrollTo.mock.calls).toEqual([[{ top: 920, behavior: 'smooth' }], [{ top: 300, behavior: 'smooth' }]])
    window.dispatchEvent(new Event('pointerdown'))
    growPage?.()
    expect(scrollTo).toHaveBeenCalledTimes(2)

    scrollToSection('contact')
    jest.advanceTimersByTime(5_000)
    growPage?.()
    expect(scrollTo).toHaveBeenCalledTimes(3)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('stops when the user starts to scroll', () => {
    scrollToSection('contact')
    window.dispatchEvent(new Event('wheel'))
    addSection('contact')
    jest.advanceTimersByTime(60_000)
    expect(scrollTo).not.toHaveBeenCalled()
  })
})

describe('scrollToHash', () => {
  it('scrolls to the section of the hash after 500 ms [HOME-1]', () => {
    addSection('faq')
    scrollToHash('#faq')
    jest.advanceTimersByTime(499)
    expect(scrollTo).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(scrollTo).toHaveBeenCalledTimes(1)
  })

  it('scrolls to contact after 1000 ms [HOME-2]', () => {
    addSection('contact')
    scrollToHash('#contact')
    jest.advanceTimersByTime(999)
    expect(scrollTo).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(scrollTo).toHaveBeenCalledTimes(1)
  })

  it('retries contact up to fifteen times, 500 ms apart [HOME-3]', () => {
    scrollToHash('#contact')
    jest.advanceTimersByTime(1_000 + 14 * 500)
    addSection('contact')
    jest.advanceTimersByTime(500)
    expect(scrollTo).toHaveBeenCalledTimes(1)

    document.body.replaceChildren()
    scrollToHash('#contact')
    jest.advanceTimersByTime(1_000 + 15 * 500)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('does nothing without a hash or after it was canceled', () => {
    scrollToHash('')
    expect(jest.getTimerCount()).toBe(0)
    const cancel = scrollToHash('#faq')
    cancel()
    expect(jest.getTimerCount()).toBe(0)
  })
})

describe('scrollOnClick', () => {
  const plainClick = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

  it('scrolls on a plain click only', () => {
    addSection('contact')
    scrollOnClick('contact')({ ...plainClick, ctrlKey: true })
    expect(scrollTo).not.toHaveBeenCalled()
    scrollOnClick('contact')(plainClick)
    expect(scrollTo).toHaveBeenCalledTimes(1)
  })
})
