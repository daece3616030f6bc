export const unreachable = 'The server could not be reached. Check your connection and try again.'
export const tooSlow = 'The server took too long to answer. Please try again.'
const tooMany = 'Too many attempts. Please wait a minute and try again.'
const notAllowed = 'One of the values is not allowed. Please check what you entered.'
const unstorable = 'One of the texts contains a character that cannot be stored. Please type it again.'
const forbidden = 'You do not have permission to do this.'
const alreadyThere = 'This already exists. Please choose another value.'
const gone = 'This no longer exists. It may have been deleted in the meantime.'
const sessionOver = 'Your session has expired. Please sign in again.'

/** The unique rules whose breach has a sentence of its own, by the name of the rule in the database. */
const uniqueRules: [name: string, sentence: string][] = [
  ['blog_posts_slug_key', 'This slug is already used. Please choose another one.'],
  ['pricing_plans_one_popular', 'Only one plan can be marked as popular.'],
]

const sentences: Record<string, string> = {
  // Postgres
  '22001': notAllowed,
  '22021': unstorable,
  '22023': notAllowed,
  '22P02': notAllowed,
  '22P05': unstorable,
  '23502': 'Something that is required is missing. Please check what you entered.',
  '23503': 'Something this belongs to no longer exists. Reload the page and try again.',
  '23514': notAllowed,
  '40001': 'Somebody else changed this at the same moment. Please try again.',
  '40P01': 'Somebody else changed this at the same moment. Please try again.',
  '42501': forbidden,
  '57014': tooSlow,
  P0002: gone,
  // PostgREST
  PGRST116: gone,
  PT404: gone,
  PGRST301: sessionOver,
  PGRST303: sessionOver,
  // Auth
  email_not_confirmed: 'Please confirm your e-mail address first. The link is in the e-mail we sent you.',
  over_email_send_rate_limit: tooMany,
  over_request_rate_limit: tooMany,
  invalid_credentials: 'The password is not right. Please try again.',
  otp_expired: 'This link has expired or was used already. Please ask for a new one.',
  same_password: 'The new password must be different from the old one.',
  session_not_found: sessionOver,
  // The way there
  AbortError: tooSlow,
  TimeoutError: tooSlow,
  AuthRetryableFetchError: unreachable,
}

/**
 * What to tell a person about an error of the database, the auth service or the network. An error without a code of ours
 * speaks for itself; one without any message is described by `fallback`.
 */
export function sentenceFor(error: unknown, fallback: string): string {
  const { code, name, status, message } = (error ?? {}) as Partial<Record<string, unknown>>
  const text = typeof message === 'string' ? message : ''
  // A server that says how long to wait knows better.
  if (status === 429) return /\b\d+ seconds?\b/.test(text) ? text : tooMany
  // Browsers word a failed connection differently, but all of them throw a TypeError.
  if (name === 'TypeError') return unreachable
  if (code === '23505') return uniqueRules.find(([rule]) => text.includes(rule))?.[1] ?? alreadyThere
  // The embedded database gives some errors of Postgres a code of its own; their message is the original one.
  if (code === 'SUP') return text.includes('violates check constraint') ? notAllowed : fallback
  // Postgres words its other errors for engineers. What our own functions raise (PT…) is meant for people.
  const isForEngineers = /^(?!PT)[0-9A-Z]{5}$/.test(String(code))
  return sentences[String(code)] ?? sentences[String(name)] ?? ((!isForEngineers && text) || fallback)
}
