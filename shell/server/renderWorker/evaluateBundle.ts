import { compileFunction } from 'node:vm'
import type { ComponentType } from 'react'
import type { Endpoints, Prefetch } from '@fortnight/supabase/server/serverContract'
import type { BundleSource } from '../workers/protocol.ts'
import { requireShared } from './requireShared.ts'

/** What marketing's server bundle must export. */
export type ServerBundle = {
  App: ComponentType
  prefetch: Prefetch
  endpoints: Endpoints
  /** The query parameters that pages read; all others are removed before a page is rendered. */
  searchParams?: string[]
}

/** Evaluates a server bundle. Throws an error that says why it must not be used. */
export function evaluateBundle({ build, code, href }: BundleSource): ServerBundle {
  const module = { exports: {} as unknown }
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename: href }) as (
    module: object,
    exports: unknown,
    require: (request: string) => unknown,
  ) => void
  run(module, module.exports, requireShared)
  return validateExports(module.exports, build)
}

function validateExports(exports: unknown, build: string): ServerBundle {
  const { App, prefetch, endpoints, searchParams = [] } = exports as Partial<ServerBundle>
  if (typeof App !== 'function' || typeof prefetch !== 'function' || typeof endpoints !== 'object') {
    throw new Error(`build ${build} does not export App, prefetch, and endpoints`)
  }
  return { App, prefetch, endpoints, searchParams }
}
