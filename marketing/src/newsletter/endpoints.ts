import type { Endpoint } from '@fortnight/supabase/core/serverContract'
import { confirm, unsubscribe } from './linkEndpoints.ts'
import { subscribe } from './subscribeEndpoint.ts'

/** What the newsletter's forms are sent to. */
export const newsletterEndpoints: Record<string, Endpoint> = {
  'POST /newsletter': subscribe,
  'POST /newsletter/confirm': confirm,
  'POST /newsletter/unsubscribe': unsubscribe,
}
