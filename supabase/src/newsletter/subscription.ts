import type { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from '../core/database.types.ts'

type Client = PostgrestClient<Database>

export type NewsletterTokens = { confirmToken: string; unsubscribeToken: string }

/**
 * Notes that somebody wants the newsletter; null when nothing is to be mailed. For the web server, whose secret key
 * (`SUPABASE_SECRET_KEY`) may call this; it mails the link and answers the same in either case. [BLOG-7]
 */
export async function requestNewsletter(server: Client, email: string): Promise<NewsletterTokens | null> {
  const { data } = await server.rpc('newsletter_request', { email }).throwOnError()
  const [tokens] = data
  return tokens ? { confirmToken: tokens.confirm_token, unsubscribeToken: tokens.unsubscribe_token } : null
}

/** Whether the subscription that the mailed link belongs to is confirmed now. */
export async function confirmNewsletter(client: Client, token: string): Promise<boolean> {
  return (await client.rpc('newsletter_confirm', { token }).throwOnError()).data
}

/** Ends the subscription that the mailed link belongs to; done is also what an unknown link is. */
export async function unsubscribeNewsletter(client: Client, token: string) {
  await client.rpc('newsletter_unsubscribe', { token }).throwOnError()
}
