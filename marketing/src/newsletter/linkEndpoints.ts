import { confirmSubscription, endSubscription } from '@fortnight/supabase/newsletter/subscription'
import type { Endpoint } from '@fortnight/supabase/server/serverContract'

const readToken = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''
const redirectToStep = (step: string) =>
  new Response(null, { status: 303, headers: { Location: `/newsletter/${step}` } })

/** POST /newsletter/confirm?token=…: sent by the button on the page that the confirmation link opens. */
export const confirmEndpoint: Endpoint = async (request, { db }) =>
  redirectToStep((await confirmSubscription(db, readToken(request))) ? 'confirmed' : 'expired')

/** POST /newsletter/unsubscribe?token=…: sent by the page's button, or by a mail program's one-click unsubscribe (RFC 8058). */
export const unsubscribeEndpoint: Endpoint = async (request, { db }) => {
  await endSubscription(db, readToken(request))
  const isOneClick = (await request.text()).includes('List-Unsubscribe=One-Click')
  return isOneClick ? new Response('You’re off the list.') : redirectToStep('unsubscribed')
}
