const waiting: HTMLElement[] = []

/**
 * Has a section laid out even where it is far from the screen: one section in each pause of the browser, so that none of them
 * delays a response to a visitor.
 */
export function layOutWhenIdle(section: HTMLElement) {
  // Browsers without it lay out all sections anyway.
  if (!('requestIdleCallback' in window)) return
  waiting.push(section)
  if (waiting.length === 1) awaitPause()
}

const awaitPause = () =>
  requestIdleCallback(() => {
    const section = waiting.shift()
    if (section) section.style.contentVisibility = 'visible'
    // The browser lays it out in the next frame.
    if (waiting.length > 0) requestAnimationFrame(awaitPause)
  })
