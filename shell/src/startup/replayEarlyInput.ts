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
  const content = document.getElementById('content')
  const isContent = ([target]: EarlyInput) => content?.contains(target) === true
  if (region === 'frame') {
    // A press on the content is kept even while it is being handled: React may find only then that it has to wait for the content.
    window.earlyInput = earlyInput.filter(isContent)
    window.isFrameHydrated = true
    return withoutHandled(earlyInput.filter((input) => !isContent(input)))
  }
  window.earlyInput = undefined
  document.documentElement.dataset.hydrated = ''
  return withoutHandled(window.isFrameHydrated ? earlyInput.filter(isContent) : earlyInput)
}

function withoutHandled(inputs: EarlyInput[]) {
  const last = inputs.at(-1)
  return last && isBeingHandled(last) ? inputs.slice(0, -1) : inputs
}

/**
 * Whether React is hydrating because of this input, and will handle it itself afterwards. It stops an event that it cannot
 * handle yet, but may hydrate the region right after, while this is still the current event.
 */
function isBeingHandled([target, type]: EarlyInput) {
  /* eslint-disable @typescript-eslint/no-deprecated -- Nothing else tells which event runs at the moment, and whether it was stopped. */
  const current = window.event
  if (current?.type !== type || current.cancelBubble) return false
  return current.target instanceof Node && target.contains(current.target)
  /* eslint-enable @typescript-eslint/no-deprecated */
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
