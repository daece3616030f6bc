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
  const send = process.send!.bind(process)
  let bundle: ServerBundle | undefined
  let context: EndpointContext | undefined

  const shell = createBirpc<ShellFunctions, WorkerFunctions>(
    {
      async loadBundle(source, options) {
        connect(settings.supabase)
        context = await createEndpointContext(shell, options)
        bundle = evaluateBundle(source)
        return { endpoints: Object.keys(bundle.endpoints), searchParams: bundle.searchParams ?? [] }
      },
      renderPage: (pageUrl, remotes) => renderPage(bundle!, pageUrl, remotes, (message) => void reportError(message)),
      callEndpoint: (key, request) => callEndpoint(bundle!.endpoints[key]!, request, context!),
      ping: () => undefined,
    },
    { post: (message) => send(message), on: (listener) => process.on('message', listener), timeout: -1 },
  )
  const reportError = (message: string) => shell.reportError.asEvent(message)

  process.on('unhandledRejection', (reason) => void reportError(`unhandled: ${String(reason)}`))
  // The shell decides when its workers end: a signal to the whole process group must not cut off their requests.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  // The shell has ended.
  process.on('disconnect', () => process.exit())
  hideProcess()
}
