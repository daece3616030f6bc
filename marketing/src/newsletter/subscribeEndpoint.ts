import { requestSubscription } from '@fortnight/supabase/newsletter/subscription'
import type { Endpoint, EndpointContext } from '@fortnight/supabase/core/serverContract'
import { confirmationMail } from './confirmationMail.ts'
import { answers, type Outcome } from './newsletterPages.ts'

const longestAddress = 254
const address = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\"]+$/

/**
 * POST /newsletter, from a form or as JSON: notes the address and mails the link that confirms it. Forms are sent on to
 * a page, everything else gets JSON with a sentence.
 */
export const subscribe: Endpoint = async (request, context) => {
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(typeOf(request))
  const outcome = await outcomeOf(await fieldsOf(request, isForm), context)
  if (isForm && !/\bapplication\/json\b/.test(request.headers.get('Accept') ?? '')) {
    return new Response(null, { status: 303, headers: { Location: `/newsletter/${outcome}` } })
  }
  const { status, message } = answers[outcome]
  return Response.json({ message }, { status })
}

const typeOf = (request: Request) => request.headers.get('Content-Type') ?? ''

type Fields = { email?: unknown; website?: unknown }

async function fieldsOf(request: Request, isForm: boolean): Promise<Fields> {
  try {
    if (isForm) return Object.fromEntries(await request.formData())
    const body: unknown = await request.json()
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}

async function outcomeOf(
  { email, website }: Fields,
  { admin, sendMail, origin, report }: EndpointContext,
): Promise<Outcome> {
  // A robot that filled the field which people do not see hears nothing but thanks.
  if (website) return 'thanks'
  const wanted = typeof email === 'string' ? email.trim() : ''
  if (wanted.length > longestAddress || !address.test(wanted)) return 'try-again'
  if (!admin) return 'unavailable'
  try {
    const tokens = await requestSubscription(admin, wanted)
    // Not waited for: how long an answer takes must not tell whether a mail was sent. The server logs a failure.
    if (tokens) sendMail(confirmationMail(wanted, tokens, origin)).catch(() => undefined)
    return 'thanks'
  } catch (error) {
    report?.(error)
    return 'unavailable'
  }
}
