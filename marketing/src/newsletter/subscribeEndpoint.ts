import { requestSubscription } from '@fortnight/supabase/newsletter/subscription'
import type { Endpoint, EndpointContext } from '@fortnight/supabase/server/serverContract'
import { confirmationMail } from './confirmationMail.ts'
import { outcomeResponses, type Outcome } from './newsletterPages.ts'

const maxEmailLength = 254
const emailPattern = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\"]+$/

/**
 * POST /newsletter, from a form or as JSON: stores the address and mails the confirmation link. Plain forms are
 * redirected to a page, other requests get JSON with a message.
 */
export const subscribeEndpoint: Endpoint = async (request, context) => {
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(contentTypeOf(request))
  const outcome = await subscribe(await parseFields(request, isForm), context)
  if (isForm && !/\bapplication\/json\b/.test(request.headers.get('Accept') ?? '')) {
    return new Response(null, { status: 303, headers: { Location: `/newsletter/${outcome}` } })
  }
  const { status, message } = outcomeResponses[outcome]
  return Response.json({ message }, { status })
}

const contentTypeOf = (request: Request) => request.headers.get('Content-Type') ?? ''

type Fields = { email?: unknown; website?: unknown }

async function parseFields(request: Request, isForm: boolean): Promise<Fields> {
  try {
    if (isForm) return Object.fromEntries(await request.formData())
    const body: unknown = await request.json()
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}

async function subscribe(
  { email, website }: Fields,
  { admin, sendMail, origin, report }: EndpointContext,
): Promise<Outcome> {
  // A bot that filled in the honeypot gets the success response.
  if (website) return 'thanks'
  const address = typeof email === 'string' ? email.trim() : ''
  if (address.length > maxEmailLength || !emailPattern.test(address)) return 'try-again'
  if (!admin) return 'unavailable'
  try {
    const tokens = await requestSubscription(admin, address)
    // Not awaited: the response time must not reveal whether a mail was sent. The server logs failures.
    if (tokens) sendMail(confirmationMail(address, tokens, origin)).catch(() => undefined)
    return 'thanks'
  } catch (error) {
    report?.(error)
    return 'unavailable'
  }
}
