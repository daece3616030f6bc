import { createRequire, isBuiltin } from 'node:module'
import * as query from '@fortnight/shared-ui/query'
import * as router from '@fortnight/shared-ui/router'
import * as track from '@fortnight/shared-ui/track'
import * as client from '@fortnight/supabase/client'
import * as session from '@fortnight/supabase/session'
import { serverPackages, type SharedModule, sharedPackages } from '../remotes/sharedModules.ts'
import { bundleProcess } from './bundleProcess.ts'
import { createMemoryOnlySharp } from './memoryOnlySharp.ts'

// Resolved from the working directory: the path of this file changes when it is bundled.
const requireFromShell = createRequire(`${process.cwd()}/shell/package.json`)

// Shell and marketing share one copy of these; with two, hooks and contexts would not work across them.
const sharedModules: Record<SharedModule, unknown> = {
  '@fortnight/shared-ui/query': query,
  '@fortnight/shared-ui/router': router,
  '@fortnight/shared-ui/track': track,
  '@fortnight/supabase/client': client,
  '@fortnight/supabase/session': session,
}

/** Built-in modules that compute and transform, and reach neither files nor processes nor the network. */
const allowedBuiltins = ['assert', 'buffer', 'events', 'path', 'querystring', 'stream', 'stream/promises'].concat([
  'string_decoder',
  'timers',
  'url',
  'util',
  'zlib',
])

const packages = [...sharedPackages, 'react/jsx-runtime', ...serverPackages]

// Loaded before the process is restricted, because they look at it while they start.
const providedModules: Record<string, unknown> = {
  ...sharedModules,
  ...Object.fromEntries(packages.map((name) => [name, requireFromShell(name)])),
  ...Object.fromEntries(allowedBuiltins.map((name) => [name, requireFromShell(`node:${name}`)])),
  sharp: createMemoryOnlySharp(requireFromShell('sharp') as Parameters<typeof createMemoryOnlySharp>[0]),
  process: bundleProcess,
  // Packages ask it for a `require` of their own.
  module: { createRequire: () => requireShared },
}

/** The `require` of a server bundle. Throws for a package that the shell does not provide. */
export function requireShared(request: string): unknown {
  const name = request.replace(/^node:/, '')
  if (Object.hasOwn(providedModules, name)) return providedModules[name]
  if (isBuiltin(request)) return createRefusedModule(request)
  throw new Error(`the shell does not provide ${request}`)
}

// Bundled packages import modules that only their unused parts need, so an import alone is not refused yet.
const createRefusedModule = (name: string) =>
  new Proxy(
    {},
    {
      get(_target, property) {
        if (typeof property === 'symbol' || property === '__esModule') return undefined
        throw new Error(`The server bundle must not use ${name} (${property}).`)
      },
    },
  )
