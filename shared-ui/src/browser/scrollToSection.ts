/** Space above a section for the sticky header, equal to `scroll-padding-top` of `globalCss`. */
const scrollOffsetPx = 80
/** A section may not be rendered yet. */
const retryIntervalMs = 500
const maxClickRetries = 10
const maxHashRetries = 15
/** Lets the content of the page load first. The contact section is last, below everything that can still grow. */
const hashDelayMs = 500
const contactHashDelayMs = 1_000
/** How long a section is kept where it was scrolled to while content above it loads. */
const keepMs = 5_000

// A new request to scroll replaces the pending one.
let pendingTimer: ReturnType<typeof setTimeout> | undefined
let pageSizeObserver: ResizeObserver | undefined

/** Scrolls to the section with this id, retrying every 500 ms while it does not exist [CHROME-8]. */
export function scrollToSection(id: string, retriesLeft = maxClickRetries) {
  cancelPending()
  const section = document.getElementById(id)
  if (section) {
    scrollTo(section)
    keepInPlace(section)
    // Moves the keyboard position, as the browser's own jump to an anchor does.
    section.focus({ preventScroll: true })
  } else if (retriesLeft > 0) schedule(retryIntervalMs, () => scrollToSection(id, retriesLeft - 1))
}

/** Scrolls to the section of the URL's hash after a delay. Returns a function that cancels it. */
export function scrollToHash(hash: string) {
  const id = hash.slice(1)
  if (id === 'contact') schedule(contactHashDelayMs, () => scrollToSection(id, maxHashRetries))
  else if (id) schedule(hashDelayMs, () => scrollToSection(id, 0))
  return cancelPending
}

/** `onClick` of a link to `/#id` on the page that contains the section. Ignores clicks that open another tab. */
export function scrollOnClick(id: string) {
  return (event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>) => {
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (isPlainClick) scrollToSection(id)
  }
}

function scrollTo(section: HTMLElement) {
  const top = section.getBoundingClientRect().top + window.scrollY - scrollOffsetPx
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top, behavior: prefersReducedMotion ? 'instant' : 'smooth' })
}

/** Scrolls again when the page gets another height, which would leave a smooth scroll at the wrong place. */
function keepInPlace(section: HTMLElement) {
  schedule(keepMs, cancelPending)
  let height = document.body.offsetHeight
  pageSizeObserver = new ResizeObserver(() => {
    if (document.body.offsetHeight === height) return
    height = document.body.offsetHeight
    scrollTo(section)
  })
  pageSizeObserver.observe(document.body)
}

// A user who scrolls, presses or types is not moved away later.
const cancelingEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

function schedule(delayMs: number, callback: () => void) {
  cancelPending()
  pendingTimer = setTimeout(callback, delayMs)
  for (const type of cancelingEvents) window.addEventListener(type, cancelPending, { passive: true })
}

function cancelPending() {
  clearTimeout(pendingTimer)
  pageSizeObserver?.disconnect()
  for (const type of cancelingEvents) window.removeEventListener(type, cancelPending)
}
