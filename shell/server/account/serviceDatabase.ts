import { serviceClient } from '@fortnight/supabase/server/serviceClient'
import { settings } from '../settings.ts'

const { supabase, secretKey } = settings

/** The database without row-level security, for what the server does with accounts; undefined without the secret key. */
export const serviceDatabase = secretKey ? serviceClient({ url: supabase.url, key: secretKey }) : undefined
