import { analyticsConsent, type ConsentChoice } from '@fortnight/shared-ui/browser/privacyChoices'
import { keepEvents, sendEventsTo, track } from '@fortnight/shared-ui/track'
import { create } from 'zustand'
import type { AnalyticsTarget } from '../startup/bootData.ts'

/** The visitor's choice (undefined before the first one), and whether the consent bar is open. */
export const useConsent = create<{ choice: ConsentChoice | undefined; isBarOpen: boolean }>(() => ({
  choice: undefined,
  isBarOpen: false,
}))

let target: AnalyticsTarget
let stopAnalytics: (() => void) | undefined

/** Applies the stored choice, or opens the consent bar when there is none. Follows choices of other areas and tabs. */
export function startConsent(analytics: AnalyticsTarget) {
  target = analytics
  const wasReopened = useConsent.getState().isBarOpen
  applyChoice(readChoice())
  // The visitor may be faster than this module.
  if (wasReopened) reopenConsentBar()
  analyticsConsent.subscribe(() => setChoice(readChoice()))
}

const readChoice = () => analyticsConsent.read() ?? undefined

/** Opens the consent bar again, so that the visitor can change their choice. */
export const reopenConsentBar = () => {
  useConsent.setState({ choice: readChoice(), isBarOpen: true })
}

function setChoice(choice: ConsentChoice | undefined) {
  const isChanged = choice !== useConsent.getState().choice
  applyChoice(choice)
  // The current page was opened before events could be sent.
  if (isChanged) track('page_view', { page: location.pathname })
}

function applyChoice(choice: ConsentChoice | undefined) {
  useConsent.setState({ choice, isBarOpen: choice === undefined })
  if (choice === 'granted') void loadAnalytics()
  else {
    sendEventsTo(undefined)
    stopAnalytics?.()
    stopAnalytics = undefined
  }
}

async function loadAnalytics() {
  if (stopAnalytics) return
  keepEvents()
  await waitForPageLoad()
  try {
    const { startAnalytics } = await import('../analytics.ts')
    // The visitor may have withdrawn consent while the chunk was loading.
    if (useConsent.getState().choice === 'granted') stopAnalytics ??= startAnalytics(target)
  } catch {
    // The chunk is blocked or unreachable: the visitor need not know.
    sendEventsTo(undefined)
  }
}

const waitForPageLoad = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })
