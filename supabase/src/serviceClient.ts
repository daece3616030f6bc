import { PostgrestClient } from '@supabase/postgrest-js'
import type { Connection } from '@fortnight/supabase/client'
import type { Database } from './database.types.ts'

const requestTimeoutMs = 4_000

/** A client for the server's own jobs. Its secret key passes row-level security: it must never reach a browser. */
export const serviceClient = ({ url, key }: Connection) =>
  new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: { apikey: key },
    timeout: requestTimeoutMs,
    retry: false,
  })
