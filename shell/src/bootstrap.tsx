import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { hydrate } from '@fortnight/shared-ui/query'
import { BrowserRouter } from '@fortnight/shared-ui/router'
import { sendEventsTo } from '@fortnight/shared-ui/track'
import { connect } from '@fortnight/supabase/client'
import { App } from './App.tsx'
import { areaOf } from './areas.ts'
import { startSession } from './auth/session/startSession.ts'
import { type AnalyticsTarget, readBoot } from './startup/bootData.ts'
import { createQueryClient } from './queryClient.ts'
import { remoteSource } from './remotes.ts'
import { takeOver } from './startup/scriptFallback.ts'
import { whenIdle } from './startup/whenIdle.ts'

// The validation library of every area would first try whether it may make functions out of text, which the pages' rules
// refuse and report. Its settings lie here for all copies of it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const boot = readBoot()
connect({ ...boot.supabase, url: boot.supabase.url || location.origin })
takeOver()

const queryClient = createQueryClient()
hydrate(queryClient, boot.queries)

const area = areaOf(location.pathname)
const isServerRendered = area && !area.only
const source = remoteSource(boot.remotes, isServerRendered ? area.remote : undefined)
// Nothing of a guarded page is there yet: its area loads while it is being found out who asks.
if (area?.only) source.warm(location.pathname)

whenIdle(() => {
  const root = document.getElementById('root')
  if (!root) throw new Error('This page has nothing to hydrate.')
  // As a transition it is done in slices of 5 ms, between which the page answers.
  startTransition(() => {
    hydrateRoot(root, <Page />, { onRecoverableError })
  })
  startSession(queryClient)
  // Where nothing is counted there is nothing to ask, and nobody downloads the question.
  if (boot.analytics) void startConsent(boot.analytics)
  else sendEventsTo(undefined)
})

const Page = () => (
  <App
    queryClient={queryClient}
    source={source}
    router={(page) => <BrowserRouter>{page}</BrowserRouter>}
    hasAnalytics={boot.analytics !== undefined}
  />
)

// A panel that failed on the server was sent as its error view, and is tried once more here: nothing to report.
function onRecoverableError(error: unknown) {
  const isServerFailure = /could not finish this Suspense boundary|error #419/.test(String(error))
  if (!isServerFailure) reportError(error)
}

async function startConsent(target: AnalyticsTarget) {
  const consent = await import('./consent/consent.ts').catch(() => undefined)
  if (consent) consent.startConsent(target)
  else sendEventsTo(undefined)
}
