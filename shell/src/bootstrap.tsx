import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { provideFlags } from '@fortnight/shared-ui/flags/provideFlags'
import { BrowserRouter } from '@fortnight/shared-ui/router'
import { sendEventsTo } from '@fortnight/shared-ui/track'
import { connect } from '@fortnight/supabase/client'
import { App } from './App.tsx'
import { completeAreas, findArea, needsSession } from './areas/areas.ts'
import { startSession } from './auth/session/startSession.ts'
import { type AnalyticsTarget, readBootData } from './startup/bootData.ts'
import { createQueryClient } from './queryClient.ts'
import { createRemoteSource } from './remotes.ts'
import { caughtErrorEvent } from './telemetry/caughtErrorEvent.ts'
import { removeScriptFallback } from './startup/scriptFallback.ts'
import { runWhenIdle } from './startup/runWhenIdle.ts'

// Zod probes whether it may compile code with `new Function`, which the Content Security Policy blocks and reports.
// This global setting disables the probe for every area's copy of Zod.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const bootData = readBootData()
connect({ ...bootData.supabase, url: bootData.supabase.url || location.origin })
removeScriptFallback()

const queryClient = createQueryClient()
for (const { key, data, updatedAt } of bootData.queries) queryClient.setQueryData(key, data, { updatedAt })
if (bootData.flags) provideFlags(queryClient, bootData.flags)

const areas = completeAreas(bootData.areas)
const area = findArea(areas, location.pathname)
const isServerRendered = area && !area.access
const source = createRemoteSource(areas, bootData.remotes, isServerRendered ? area.remote : undefined)
// The area loads while the session is being restored, or until the browser is idle enough to hydrate.
if (area) source.preload(location.pathname)

runWhenIdle(() => {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page contains no #root element to hydrate.')
  // As a transition, hydration runs in 5 ms slices and the page stays responsive.
  startTransition(() => {
    hydrateRoot(root, <Page />, { onRecoverableError, onCaughtError })
  })
  startSession(queryClient, needsSession(areas, location.pathname))
  // Without analytics there is nothing to ask consent for, and the consent code is not downloaded.
  if (bootData.analytics) void loadConsent(bootData.analytics)
  else sendEventsTo(undefined)
})

const Page = () => (
  <App
    queryClient={queryClient}
    areas={areas}
    source={source}
    renderRouter={(page) => <BrowserRouter>{page}</BrowserRouter>}
    hasAnalytics={bootData.analytics !== undefined}
    trial={bootData.trial}
  />
)

// A Suspense boundary that failed on the server renders again in the browser: nothing to report.
function onRecoverableError(error: unknown) {
  const isServerFailure = /could not finish this Suspense boundary|error #419/.test(String(error))
  if (!isServerFailure) reportError(error)
}

// There is one root in a page, so it hears of the error boundaries of every area.
function onCaughtError(error: unknown) {
  // eslint-disable-next-line no-console -- What React does by itself.
  console.error(error)
  dispatchEvent(new CustomEvent(caughtErrorEvent, { detail: error }))
}

async function loadConsent(target: AnalyticsTarget) {
  const consent = await import('./consent/consent.ts').catch(() => undefined)
  if (consent) consent.startConsent(target)
  else sendEventsTo(undefined)
}
