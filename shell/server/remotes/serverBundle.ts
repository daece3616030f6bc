import { createRequire, isBuiltin } from 'node:module'
import { compileFunction } from 'node:vm'
import type { ComponentType } from 'react'
import * as query from '@fortnight/shared-ui/query'
import * as router from '@fortnight/shared-ui/router'
import * as track from '@fortnight/shared-ui/track'
import * as client from '@fortnight/supabase/client'
import type { serviceClient } from '@fortnight/supabase/core/serviceClient'
import * as session from '@fortnight/supabase/session'
import type { SendMail } from '../mail/mailer.ts'
import { type Announced, fetchVerified } from './verifiedFile.ts'

/** What endpoints work with. */
export type EndpointContext = {
  /** Reads what visitors may read. */
  db: client.Rest
  /** Passes row-level security; for the newsletter's functions. Absent where the server was given no secret key. */
  admin?: ReturnType<typeof serviceClient>
  sendMail: SendMail
  /** Where visitors find the site; absolute addresses start with it. */
  origin: string
  /** Writes an error into the log that the visitor is not shown. */
  report: (error: unknown) => void
}

/** Answers one method and path, such as 'GET /sitemap.xml'. A GET must not depend on who asks. */
export type Endpoint = (request: Request, context: EndpointContext) => Promise<Response>

/** `isSecret`: for whoever has the address, so nobody keeps the answer and no search engine lists it. */
export type Prefetched = { status: number; redirect?: string; isSecret?: boolean }

/** What marketing's server bundle must export. */
export type ServerBundle = {
  App: ComponentType
  prefetch: (url: URL, queryClient: query.QueryClient) => Promise<Prefetched>
  /** By method and path; a path may end in `/*`. */
  endpoints: Record<string, Endpoint>
  /** The query parameters that pages read; all others are dropped before a page is rendered. */
  searchParams?: string[]
}

// Relative to the working directory, where the packages are; this file's own place changes when it is bundled.
const requireFromShell = createRequire(`${process.cwd()}/shell/package.json`)

const ours: Record<string, unknown> = {
  '@fortnight/shared-ui/query': query,
  '@fortnight/shared-ui/router': router,
  '@fortnight/shared-ui/track': track,
  '@fortnight/supabase/client': client,
  '@fortnight/supabase/session': session,
}

// One copy of these for shell and marketing alike, or hooks and contexts would not meet.
const packages = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'styled-components',
  '@fortnight/shared-ui/query',
  'zustand',
  'isomorphic-dompurify',
  // Native code cannot be bundled.
  'sharp',
]

/** Fetches, verifies and evaluates a server bundle. Throws a sentence when it must not be used. */
export async function loadServerBundle(
  pointerUrl: string,
  pointer: { build: string; server?: Announced },
): Promise<ServerBundle> {
  if (!pointer.server) throw new Error(`build ${pointer.build} has no server bundle`)
  const { href, text } = await fetchVerified(`the server bundle of build ${pointer.build}`, pointerUrl, pointer.server)
  return validated(evaluate(text, href), pointer.build)
}

function evaluate(code: string, filename: string) {
  const module = { exports: {} as unknown }
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename })
  run(module, module.exports, provide)
  return module.exports
}

function provide(request: string): unknown {
  if (request in ours) return ours[request]
  if (packages.includes(request) || isBuiltin(request)) return requireFromShell(request)
  throw new Error(`the shell does not provide ${request}`)
}

function validated(exported: unknown, build: string): ServerBundle {
  const { App, prefetch, endpoints, searchParams = [] } = exported as Partial<ServerBundle>
  if (typeof App !== 'function' || typeof prefetch !== 'function' || typeof endpoints !== 'object') {
    throw new Error(`build ${build} does not export App, prefetch and endpoints`)
  }
  return { App, prefetch, endpoints, searchParams }
}
