/** Room left above a section for the sticky header; `scroll-padding-top` of GlobalStyle says the same without a script. */
const scrollOffset = 80
/** How often, and how far apart, a section that is not in the page yet is looked for again. */
const retryEveryMs = 500
const clickRetries = 10
const hashRetries = 15
/** A page opened at a section lets its content arrive first; contact is last, below everything that can still grow. */
const hashDelayMs = 500
const contactHashDelayMs = 1_000

// There is one page and one place to scroll to: a newer wish replaces the one that is still waiting.
let waiting: ReturnType<typeof setTimeout> | undefined

/** Scrolls to the section with this id as soon as it exists, and gives up silently if it never does. */
export function scrollToSection(id: string, retries = clickRetries) {
  forget()
  const section = document.getElementById(id)
  if (section) scrollTo(section)
  else if (retries > 0) wait(retryEveryMs, () => scrollToSection(id, retries - 1))
}

/** Scrolls to the section that the address names, once the page has settled. Returns how to call it off. */
export function scrollToHash(hash: string) {
  const id = hash.slice(1)
  if (id === 'contact') wait(contactHashDelayMs, () => scrollToSection(id, hashRetries))
  else if (id) wait(hashDelayMs, () => scrollToSection(id, 0))
  return forget
}

/** For `onClick` of a link to `/#id` on the page that holds the section. A click for another tab is left alone. */
export function scrollOnClick(id: string) {
  return (event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (isPlain) scrollToSection(id)
  }
}

function scrollTo(section: HTMLElement) {
  const top = section.getBoundingClientRect().top + window.scrollY - scrollOffset
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top, behavior: isCalm ? 'instant' : 'smooth' })
  // The keyboard goes on from here, as it would after a jump of the browser itself.
  section.focus({ preventScroll: true })
}

// Whoever starts to scroll or type has changed their mind, and is not pulled away later.
const userActs = ['wheel', 'touchmove', 'keydown'] as const

function wait(ms: number, then: () => void) {
  forget()
  waiting = setTimeout(then, ms)
  for (const act of userActs) window.addEventListener(act, forget, { passive: true })
}

function forget() {
  clearTimeout(waiting)
  for (const act of userActs) window.removeEventListener(act, forget)
}
