import type { QueryClient } from '@tanstack/react-query'
import type { RestClient } from '@fortnight/supabase/client'
import type { serviceClient } from './serviceClient.ts'

// The types of the contract between the shell's server and the server bundle that marketing exports. Types only: the two
// deploy on their own, so either side may run with an earlier release of the other.

export type Mail = {
  /** One address. */
  to: string
  subject: string
  text: string
  html?: string
  /** URL that unsubscribes when it is posted to; mail programs show it as their own "Unsubscribe". */
  unsubscribeUrl?: string
}

export type SendMail = (mail: Mail) => Promise<void>

/** What the shell's server passes to every endpoint. */
export type EndpointContext = {
  /** Reads what visitors may read. */
  db: RestClient
  /** Bypasses row-level security; for the newsletter's functions. Absent when the server has no secret key. */
  admin?: ReturnType<typeof serviceClient>
  sendMail: SendMail
  /** Public origin of the site; absolute URLs start with it. */
  origin: string
  /** Logs an error that the visitor does not see. Absent in an earlier release of the shell. */
  report?: (error: unknown) => void
}

/** Handles one method and path. A GET receives the path alone, and its response is cached when it says `s-maxage`. */
export type Endpoint = (request: Request, context: EndpointContext) => Promise<Response>

/** By method and path, such as 'GET /sitemap.xml'; a path may end in `/*`. */
export type Endpoints = Record<string, Endpoint>

/** How a page responds. `isSecret`: only for visitors who know its URL, so it is neither cached nor indexed. */
export type PrefetchResult = { status: number; redirect?: string; isSecret?: boolean }

/** Loads the data of the page at `url` into `queryClient`. */
export type Prefetch = (url: URL, queryClient: QueryClient) => Promise<PrefetchResult>
