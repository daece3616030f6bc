import type { Endpoint } from '@fortnight/supabase/core/serverContract'
import { confirm, unsubscribe } from './links.ts'
import { subscribe } from './subscribe.ts'

/** What the newsletter's forms are sent to. */
export const newsletterEndpoints: Record<string, Endpoint> = {
  'POST /newsletter': subscribe,
  'POST /newsletter/confirm': confirm,
  'POST /newsletter/unsubscribe': unsubscribe,
}
