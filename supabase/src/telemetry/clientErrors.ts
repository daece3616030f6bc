import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { alwaysRefetch } from '../core/alwaysRefetch.ts'
import { normalizeSearch } from '../lists/normalizeSearch.ts'
import { rowsPerPage } from '../lists/pageSizes.ts'
import type { AreaName } from '../releases/areas.ts'

const errorsKey = ['client-errors'] as const

/** Uncaught, a rejected promise, a script or style that did not load, or caught by an error boundary. */
export type ErrorKind = 'error' | 'rejection' | 'load' | 'boundary'

/** A build in which an error was seen, and the page of its commit when the build knows it. */
export type ErrorBuild = { build: string; commit_url: string | null }

/** What list and details show of one cause. */
type ErrorCause = {
  id: string
  area: AreaName
  kind: ErrorKind
  message: string
  /** Newest first, at most ten. */
  builds: ErrorBuild[]
  /** The live build in which the cause was first seen; null when it is older. */
  new_since: string | null
  first_seen: string
  last_seen: string
  count: number
}

/** A row of the back office’s list. */
export type ListedError = ErrorCause & {
  routes: string[]
  browsers: string[]
  /** How often in each of the last 14 days (UTC), today last. */
  days: number[]
}

/** How often an error was seen with one build, route or browser family. An empty name is an unknown build. */
export type ErrorCount = { name: string; count: number }

/** One cause with its stack. */
export type ErrorDetails = ErrorCause & {
  stack: string
  by_build: ErrorCount[]
  by_route: ErrorCount[]
  by_browser: ErrorCount[]
}

/** Area is an `AreaName` or, for all, empty; pages count from 1. */
type ErrorFilter = { q: string; area: string; page: number }

/** One page of what went wrong in browsers in the last 30 days, by cause, and how many causes match. */
export const clientErrors = ({ q, area, page }: ErrorFilter) => {
  const searched = normalizeSearch(q)
  return queryOptions({
    ...alwaysRefetch,
    queryKey: [...errorsKey, { searched, area, page }],
    queryFn: async ({ signal }) => {
      const db = await database()
      const filter = { searched, in_area: area, page, page_size: rowsPerPage }
      const rows = (await db.rpc('admin_client_errors', filter).abortSignal(signal).throwOnError()).data
      const errors = rows.map(({ total: _total, ...row }) => row as ListedError)
      return { errors, total: rows[0]?.total ?? 0 }
    },
  })
}

/** One cause; null when it is unknown or older than 30 days. */
export const clientError = (cause: string) =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: [...errorsKey, cause],
    queryFn: async ({ signal }): Promise<ErrorDetails | null> => {
      const db = await database()
      const rows = (await db.rpc('client_error', { cause }).abortSignal(signal).throwOnError()).data
      return (rows[0] as ErrorDetails | undefined) ?? null
    },
  })
