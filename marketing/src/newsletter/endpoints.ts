import type { Endpoint } from '@fortnight/supabase/server/serverContract'
import { confirmEndpoint, unsubscribeEndpoint } from './linkEndpoints.ts'
import { subscribeEndpoint } from './subscribeEndpoint.ts'

/** The endpoints of the newsletter's forms. */
export const newsletterEndpoints: Record<string, Endpoint> = {
  'POST /newsletter': subscribeEndpoint,
  'POST /newsletter/confirm': confirmEndpoint,
  'POST /newsletter/unsubscribe': unsubscribeEndpoint,
}
