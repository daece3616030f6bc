import { keepEvents, sendEventsTo, track } from '@fortnight/shared-ui/track'
import { create } from 'zustand'
import type { AnalyticsTarget } from '../startup/bootData.ts'

export type Choice = 'granted' | 'denied'

/** Where the choice is kept. */
export const consentStorageKey = 'fortnight-consent'

/** What the visitor has chosen, and whether the question is on the screen. */
export const useConsent = create<{ choice: Choice | undefined; isAsking: boolean }>(() => ({
  choice: undefined,
  isAsking: false,
}))

let target: AnalyticsTarget
let stop: (() => void) | undefined

/** Lets events go where the visitor has agreed, and asks who has not been asked yet. */
export function startConsent(analytics: AnalyticsTarget) {
  target = analytics
  follow(storedChoice())
  // A choice in another tab counts here too.
  addEventListener('storage', ({ key }) => {
    if (key === consentStorageKey) change(storedChoice())
  })
}

/** Stores the answer and acts on it at once. */
export function choose(choice: Choice) {
  try {
    localStorage.setItem(consentStorageKey, choice)
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
  change(choice)
}

/** Shows the question again, so that a choice can be changed. */
export const askAgain = () => useConsent.setState({ isAsking: true })

function change(choice: Choice | undefined) {
  const isNews = choice !== useConsent.getState().choice
  follow(choice)
  // The page on the screen was opened before anything could be sent.
  if (isNews) track('page_view', { page: location.pathname })
}

function follow(choice: Choice | undefined) {
  useConsent.setState({ choice, isAsking: choice === undefined })
  if (choice === 'granted') void start()
  else {
    sendEventsTo(undefined)
    stop?.()
    stop = undefined
  }
}

async function start() {
  if (stop) return
  keepEvents()
  await pageLoaded()
  try {
    const { startAnalytics } = await import('../analytics.ts')
    // The visitor may have thought better of it meanwhile.
    if (useConsent.getState().choice === 'granted') stop ??= startAnalytics(target)
  } catch {
    // Blocked or out of reach: no business of the visitor.
    sendEventsTo(undefined)
  }
}

const pageLoaded = () =>
  new Promise<void>((done) => {
    if (document.readyState === 'complete') done()
    else addEventListener('load', () => done(), { once: true })
  })

function storedChoice(): Choice | undefined {
  try {
    const stored = localStorage.getItem(consentStorageKey)
    return stored === 'granted' || stored === 'denied' ? stored : undefined
  } catch {
    return undefined
  }
}
