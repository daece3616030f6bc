import { findStartElement, pageRenderedEvent } from './startElement.ts'

/**
 * Repeats the clicks and changes that the inline starter recorded before the page was hydrated, so that none is lost, and
 * ends the recording. Later calls do nothing. [START-4]
 */
export async function replayEarlyInput() {
  const start = findStartElement()
  const earlyInput = start?.earlyInput
  if (!start || !earlyInput) return
  start.earlyInput = undefined
  document.documentElement.dataset.hydrated = ''
  announcePageRendered()
  for (const [target, type, value] of earlyInput) {
    // In tasks of their own, so that React has rendered the result of one before the next.
    await new Promise((resolve) => setTimeout(resolve))
    if (!target.isConnected) continue
    if (type === 'click') {
      target.click()
      continue
    }
    // Hydration may have reset the field.
    if (value !== undefined) Object.assign(target, { value })
    target.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

/** Tells the inline scripts that the page of the current location is on the screen: the progress line disappears. */
export const announcePageRendered = () => dispatchEvent(new Event(pageRenderedEvent))
