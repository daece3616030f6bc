import { createRequire, isBuiltin } from 'node:module'
import { compileFunction } from 'node:vm'
import type { ComponentType } from 'react'
import * as query from '@fortnight/shared-ui/query'
import * as router from '@fortnight/shared-ui/router'
import * as track from '@fortnight/shared-ui/track'
import * as client from '@fortnight/supabase/client'
import type { Endpoints, Prefetch } from '@fortnight/supabase/server/serverContract'
import * as session from '@fortnight/supabase/session'
import { serverPackages, type SharedModule, sharedPackages } from './sharedModules.ts'
import { fetchVerifiedFile, type PointerFile } from './verifiedFile.ts'

/** What marketing's server bundle must export. */
export type ServerBundle = {
  App: ComponentType
  prefetch: Prefetch
  endpoints: Endpoints
  /** The query parameters that pages read; all others are removed before a page is rendered. */
  searchParams?: string[]
}

// Resolved from the working directory: the path of this file changes when it is bundled.
const requireFromShell = createRequire(`${process.cwd()}/shell/package.json`)

// Shell and marketing share one copy of these; with two, hooks and contexts would not work across them.
const providedModules: Record<SharedModule, unknown> = {
  '@fortnight/shared-ui/query': query,
  '@fortnight/shared-ui/router': router,
  '@fortnight/shared-ui/track': track,
  '@fortnight/supabase/client': client,
  '@fortnight/supabase/session': session,
}

const providedPackages: string[] = [...sharedPackages, 'react/jsx-runtime', ...serverPackages]

/** Fetches, verifies and evaluates a server bundle. Throws an error that says why it must not be used. */
export async function loadServerBundle(
  pointerUrl: string,
  pointer: { build: string; server?: PointerFile },
): Promise<ServerBundle> {
  if (!pointer.server) throw new Error(`build ${pointer.build} has no server bundle`)
  const { href, text } = await fetchVerifiedFile(
    `the server bundle of build ${pointer.build}`,
    pointerUrl,
    pointer.server,
  )
  return validateExports(evaluate(text, href), pointer.build)
}

function evaluate(code: string, filename: string) {
  const module = { exports: {} as unknown }
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename }) as (
    module: object,
    exports: unknown,
    require: (request: string) => unknown,
  ) => void
  run(module, module.exports, requireShared)
  return module.exports
}

function requireShared(request: string): unknown {
  if (request in providedModules) return providedModules[request as SharedModule]
  if (providedPackages.includes(request) || isBuiltin(request)) return requireFromShell(request)
  throw new Error(`the shell does not provide ${request}`)
}

function validateExports(exports: unknown, build: string): ServerBundle {
  const { App, prefetch, endpoints, searchParams = [] } = exports as Partial<ServerBundle>
  if (typeof App !== 'function' || typeof prefetch !== 'function' || typeof endpoints !== 'object') {
    throw new Error(`build ${build} does not export App, prefetch and endpoints`)
  }
  return { App, prefetch, endpoints, searchParams }
}
