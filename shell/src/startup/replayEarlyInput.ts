import { type EarlyInput, pageRenderedEvent } from './inlineScripts.ts'

/** The content of the page, or the header and footer around it, which are hydrated first. */
export type Region = 'content' | 'frame'

/**
 * Ends the recording of clicks and changes in a region that React has just hydrated, and returns those that it has missed.
 * The recording ends altogether with the content. [START-4]
 */
export function takeEarlyInput(region: Region): EarlyInput[] {
  const { earlyInput } = window
  if (!earlyInput) return []
  if (region === 'content') {
    window.earlyInput = undefined
    document.documentElement.dataset.hydrated = ''
    return earlyInput
  }
  const content = document.getElementById('content')
  const isContent = ([target]: EarlyInput) => content?.contains(target) === true
  window.earlyInput = earlyInput.filter(isContent)
  window.isFrameHydrated = true
  return earlyInput.filter((input) => !isContent(input))
}

/** Repeats clicks and changes, so that none is lost, and hides the progress line. */
export async function replayEarlyInput(missed: EarlyInput[]) {
  announcePageRendered()
  for (const [target, type, value] of missed) {
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
