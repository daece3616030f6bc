import { createBirpc } from 'birpc'
import { connect } from '@fortnight/supabase/client'
import type { EndpointContext } from '@fortnight/supabase/server/serverContract'
import { settings } from '../settings.ts'
import type { ShellFunctions, WorkerFunctions } from '../workers/protocol.ts'
import { hideProcess } from './bundleProcess.ts'
import { callEndpoint } from './callEndpoint.ts'
import { createEndpointContext } from './endpointContext.ts'
import { evaluateBundle, type ServerBundle } from './evaluateBundle.ts'
import type { renderPublicPage } from './renderPublicPage.ts'

/** Connects this process to the shell that started it, and does what the shell asks. */
export function startRenderWorker(renderPage: typeof renderPublicPage) {
  const send = process.send?.bind(process)
  if (!send) throw new Error('Only the server of the shell starts this script.')
  let loaded: { bundle: ServerBundle; context: EndpointContext } | undefined
  const requireLoaded = () => {
    if (!loaded) throw new Error('This worker has no server bundle yet.')
    return loaded
  }

  const shell = createBirpc<ShellFunctions, WorkerFunctions>(
    {
      async loadBundle(source, options) {
        connect(settings.supabase)
        const context = await createEndpointContext(shell, options)
        const bundle = evaluateBundle(source)
        loaded = { bundle, context }
        return { endpoints: Object.keys(bundle.endpoints), searchParams: bundle.searchParams ?? [] }
      },
      renderPage: (pageUrl, remotes, flags = {}, declaredAreas = {}, trial) =>
        renderPage(requireLoaded().bundle, {
          ...{ pageUrl, remotes, flags, declaredAreas, trial },
          reportError: (message) => void reportError(message),
        }),
      async callEndpoint(key, request) {
        const { bundle, context } = requireLoaded()
        const endpoint = bundle.endpoints[key]
        if (!endpoint) throw new Error(`The server bundle has no endpoint ${key}.`)
        return callEndpoint(endpoint, request, context)
      },
      ping: () => undefined,
    },
    { post: (message) => send(message), on: (listener) => process.on('message', listener), timeout: -1 },
  )
  const reportError = (message: string) => shell.reportError.asEvent(message)

  process.on('unhandledRejection', (reason) => void reportError(`unhandled: ${String(reason)}`))
  // The shell decides when its workers end: a signal to the whole process group must not cut off their requests.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  const exit = process.exit.bind(process)
  // The shell has ended.
  process.on('disconnect', () => exit())
  hideProcess()
}
