import type { Rest } from '@fortnight/supabase/client'
import type { serviceClient } from '@fortnight/supabase/core/serviceClient'

export type Mail = { to: string; subject: string; text: string; unsubscribeUrl?: string }

/** What the shell's server hands to an endpoint. */
export type EndpointContext = {
  /** Reads what visitors may read. */
  db: Rest
  /** Passes row-level security; absent where the server was given no secret key. */
  admin?: ReturnType<typeof serviceClient>
  sendMail: (mail: Mail) => Promise<void>
  /** Writes an error into the server's log that the visitor is not shown; a shell of an earlier release has none. */
  report?: (error: unknown) => void
  /** Where visitors find the site; absolute addresses start with it. */
  origin: string
}

/** Answers one method and path. A GET is given the path alone, and its answer is kept when it says `s-maxage`. */
export type Endpoint = (request: Request, context: EndpointContext) => Promise<Response>
