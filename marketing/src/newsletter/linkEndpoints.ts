import { confirmSubscription, endSubscription } from '@fortnight/supabase/newsletter/subscription'
import type { Endpoint } from '@fortnight/supabase/core/serverContract'

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''
const goTo = (step: string) => new Response(null, { status: 303, headers: { Location: `/newsletter/${step}` } })

/** POST /newsletter/confirm?token=…: the button of the page that the mailed link leads to. */
export const confirm: Endpoint = async (request, { db }) =>
  goTo((await confirmSubscription(db, tokenOf(request))) ? 'confirmed' : 'expired')

/** POST /newsletter/unsubscribe?token=…: the button of the page, or a mail program's own "Unsubscribe" (RFC 8058). */
export const unsubscribe: Endpoint = async (request, { db }) => {
  await endSubscription(db, tokenOf(request))
  const isOneClick = (await request.text()).includes('List-Unsubscribe=One-Click')
  return isOneClick ? new Response('You are off the list.') : goTo('unsubscribed')
}
