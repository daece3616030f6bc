import type { PostgrestClient } from '@supabase/postgrest-js'
import type { AllowedDatabase } from '../core/requests/allowedRequests.ts'

type Client = PostgrestClient<AllowedDatabase>

export type NewsletterTokens = { confirmToken: string; unsubscribeToken: string }

/**
 * Requests a subscription; null when no confirmation is to be mailed. For the web server, whose secret key
 * (`SUPABASE_SECRET_KEY`) may call this: it mails the link, and responds alike in both cases. [BLOG-7]
 */
export async function requestSubscription(admin: Client, email: string): Promise<NewsletterTokens | null> {
  const { data } = await admin.rpc('newsletter_request', { email }).throwOnError()
  const [tokens] = data
  return tokens ? { confirmToken: tokens.confirm_token, unsubscribeToken: tokens.unsubscribe_token } : null
}

/** Deletes the addresses that were not confirmed within 30 days; returns how many. Needs the secret key. */
export async function purgePendingSubscribers(admin: Client): Promise<number> {
  return (await admin.rpc('purge_pending_subscribers').throwOnError()).data
}

/** Confirms a subscription with the token of a confirmation link; false when the token is unknown or expired. */
export async function confirmSubscription(client: Client, token: string): Promise<boolean> {
  return (await client.rpc('newsletter_confirm', { token }).throwOnError()).data
}

/** Ends a subscription with the token of an unsubscribe link. An unknown token succeeds too. */
export async function endSubscription(client: Client, token: string) {
  await client.rpc('newsletter_unsubscribe', { token }).throwOnError()
}
