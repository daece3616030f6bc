import { scrollOnClick, scrollToHash, scrollToSection } from './scrollToSection.ts'

const scroll = jest.fn()
let isCalm = false

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
  scroll.mockClear()
  isCalm = false
  document.body.replaceChildren()
  window.scrollTo = scroll
  window.matchMedia = () => ({ matches: isCalm }) as MediaQueryList
})

afterEach(() => {
  jest.useRealTimers()
})

describe('scrollToSection', () => {
  it('scrolls to the section, 80 px below the top, and moves the focus there [CHROME-7]', () => {
    const contact = addSection('contact')
    scrollToSection('contact')
    expect(scroll).toHaveBeenCalledWith({ top: 920, behavior: 'smooth' })
    expect(contact).toHaveFocus()
  })

  it('jumps without motion for people who asked for less of it', () => {
    isCalm = true
    addSection('faq')
    scrollToSection('faq')
    expect(scroll).toHaveBeenCalledWith({ top: 920, behavior: 'instant' })
  })

  it('finds a section that arrives before the tenth retry [CHROME-8]', () => {
    scrollToSection('contact')
    jest.advanceTimersByTime(9 * 500)
    expect(scroll).not.toHaveBeenCalled()
    addSection('contact')
    jest.advanceTimersByTime(500)
    expect(scroll).toHaveBeenCalledTimes(1)
  })

  it('gives up silently after ten retries [CHROME-8]', () => {
    scrollToSection('contact')
    jest.advanceTimersByTime(10 * 500)
    addSection('contact')
    jest.advanceTimersByTime(60_000)
    expect(scroll).not.toHaveBeenCalled()
    expect(jest.getTimerCount()).toBe(0)
  })

  it('follows only the newest wish', () => {
    scrollToSection('contact')
    addSection('faq', 300)
    scrollToSection('faq')
    addSection('contact')
    jest.advanceTimersByTime(60_000)
    expect(scroll.mock.calls).toEqual([[{ top: 220, behavior: 'smooth' }]])
  })

  it('does not pull away somebody who has started to scroll', () => {
    scrollToSection('contact')
    window.dispatchEvent(new Event('wheel'))
    addSection('contact')
    jest.advanceTimersByTime(60_000)
    expect(scroll).not.toHaveBeenCalled()
  })
})

describe('scrollToHash', () => {
  it('scrolls to the section of the address after 500 ms [HOME-1]', () => {
    addSection('faq')
    scrollToHash('#faq')
    jest.advanceTimersByTime(499)
    expect(scroll).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(scroll).toHaveBeenCalledTimes(1)
  })

  it('scrolls to contact after 1000 ms [HOME-2]', () => {
    addSection('contact')
    scrollToHash('#contact')
    jest.advanceTimersByTime(999)
    expect(scroll).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(scroll).toHaveBeenCalledTimes(1)
  })

  it('looks for contact up to fifteen times more, 500 ms apart [HOME-3]', () => {
    scrollToHash('#contact')
    jest.advanceTimersByTime(1_000 + 14 * 500)
    addSection('contact')
    jest.advanceTimersByTime(500)
    expect(scroll).toHaveBeenCalledTimes(1)

    document.body.replaceChildren()
    scrollToHash('#contact')
    jest.advanceTimersByTime(1_000 + 15 * 500)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('does nothing without a hash, and nothing once called off', () => {
    scrollToHash('')
    expect(jest.getTimerCount()).toBe(0)
    const callOff = scrollToHash('#faq')
    callOff()
    expect(jest.getTimerCount()).toBe(0)
  })
})

describe('scrollOnClick', () => {
  const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

  it('scrolls on a plain click only', () => {
    addSection('contact')
    scrollOnClick('contact')({ ...plain, ctrlKey: true })
    expect(scroll).not.toHaveBeenCalled()
    scrollOnClick('contact')(plain)
    expect(scroll).toHaveBeenCalledTimes(1)
  })
})
