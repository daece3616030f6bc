import type { Connection } from '@fortnight/supabase/client'
import { createRestClient } from '../core/restClient.ts'

/**
 * A client for the server's own jobs. Its secret key bypasses row-level security and must never reach a browser. `send`
 * replaces `fetch` for a process that does not hold the key.
 */
export const serviceClient = ({ url, key }: Connection, send?: typeof fetch) =>
  createRestClient(url, key, () => Promise.resolve(undefined), { send })
