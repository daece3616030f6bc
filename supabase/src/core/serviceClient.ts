import type { Connection } from '@fortnight/supabase/client'
import { createRestClient } from './restClient.ts'

/** A client for the server's own jobs. Its secret key passes row-level security: it must never reach a browser. */
export const serviceClient = ({ url, key }: Connection) => createRestClient(url, key, () => Promise.resolve(undefined))
