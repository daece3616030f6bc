import type { FlagValues } from '@fortnight/shared-ui/flags/flagDeclarations'
import type { Mail } from '@fortnight/supabase/server/serverContract'
import type { DeclaredAreas, Trial } from '../../src/startup/bootData.ts'
import type { PageUrl } from '../pages/pageUrl.ts'
import type { RenderedPage } from '../pages/renderApp.tsx'
import type { AvailableRemotes } from '../remotes/remoteScripts.ts'

// What the shell's server and its render workers ask of each other, as messages between processes.

/** A verified server bundle. */
export type BundleSource = { build: string; href: string; code: string }

/** What the shell must know of a bundle to route requests to it. */
export type BundleExports = {
  /** The keys of the bundle's endpoints, such as 'GET /sitemap.xml'. */
  endpoints: string[]
  searchParams: string[]
}

export type EndpointRequest = { url: string; method: string; headers: Record<string, string>; body?: Uint8Array }
export type EndpointResponse = { status: number; headers: Record<string, string>; body: Uint8Array }

/** What a worker does for the shell. */
export type WorkerFunctions = {
  /** Evaluates the bundle, once per process. Throws when it must not be used. */
  loadBundle(source: BundleSource, options: { hasAdmin: boolean }): Promise<BundleExports>
  renderPage(
    pageUrl: PageUrl,
    remotes: AvailableRemotes,
    flags?: FlagValues,
    areas?: DeclaredAreas,
    trial?: Trial,
  ): Promise<RenderedPage>
  callEndpoint(key: string, request: EndpointRequest): Promise<EndpointResponse>
  /** Answers as soon as the worker's event loop is free. */
  ping(): void
}

export type AdminResponse = { status: number; body: string }

/** What the shell does for a worker, which holds no secret itself. */
export type ShellFunctions = {
  sendMail(mail: Mail): Promise<void>
  /** Calls a database function with the secret key. `args` is JSON. */
  callAdminFunction(name: string, args: string): Promise<AdminResponse>
  reportError(message: string): void
}
