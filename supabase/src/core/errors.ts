import { linkExpired } from '../account/linkExpired.ts'
import { isTimeout } from './isTimeout.ts'
import { isUnreachable } from './isUnreachable.ts'

export const serverUnreachable = 'The server could not be reached. Check your connection and try again.'
export const serverTooSlow = 'The server took too long to respond. Please try again.'
export const sessionExpired = 'Your session has expired. Please sign in again.'
const tooManyAttempts = 'Too many attempts. Please wait a minute and try again.'
const waitingTime = /\b\d+ (second|minute|hour)s?\b/
const notAllowed = 'One of the values is not allowed. Please check what you entered.'
const notStorable = 'One of the texts contains a character that cannot be stored. Please type it again.'
const forbidden = 'You do not have permission to do this.'
const alreadyExists = 'This already exists. Please choose another value.'
const deleted = 'This no longer exists. It may have been deleted in the meantime.'
const conflict = 'Someone else changed this at the same moment. Please try again.'

/** Unique constraints that have a sentence of their own, by their name in the database. */
const uniqueConstraints: [name: string, sentence: string][] = [
  ['blog_posts_slug_key', 'This slug is already used. Please choose another one.'],
  ['brief_versions_one_draft', 'There is a draft already. Reload the page to open it.'],
  ['holidays_pkey', 'This day is a holiday already. Please choose another one.'],
  ['pricing_plans_one_popular', 'Only one plan can be marked as popular.'],
  ['saved_replies_title', 'Another saved reply has this title. Please choose another one.'],
]

const sentences: Record<string, string> = {
  // Postgres
  '22001': notAllowed,
  '22021': notStorable,
  '22023': notAllowed,
  '22P02': notAllowed,
  '22P05': notStorable,
  '23502': 'Something that is required is missing. Please check what you entered.',
  '23503': 'Something this belongs to no longer exists. Reload the page and try again.',
  '23514': notAllowed,
  '40001': conflict,
  '40P01': conflict,
  '42501': forbidden,
  '57014': serverTooSlow,
  P0002: deleted,
  // PostgREST
  PGRST116: deleted,
  PT404: deleted,
  PGRST301: sessionExpired,
  PGRST303: sessionExpired,
  // Auth
  email_not_confirmed: 'Please confirm your email address first. The link is in the email we sent you.',
  over_email_send_rate_limit: tooManyAttempts,
  over_request_rate_limit: tooManyAttempts,
  invalid_credentials: 'That password isn’t right. Please try again.',
  otp_expired: linkExpired,
  same_password: 'The new password must be different from the old one.',
  session_not_found: sessionExpired,
}

/**
 * The sentence to show for an error of the database, the auth service or the network. An error with an unknown code is
 * shown by its own message where that is written for users; one without a message by `fallback`.
 */
export function errorMessageFor(error: unknown, fallback: string): string {
  const { code, status, message } = (error ?? {}) as Partial<Record<string, unknown>>
  const text = typeof message === 'string' ? message : ''
  // A message that says how long to wait, or what to do instead, is more precise than ours.
  if (status === 429) return code === 'over_guess_limit' || waitingTime.test(text) ? text : tooManyAttempts
  if (isUnreachable(error)) return serverUnreachable
  if (code === '23505') return uniqueConstraints.find(([name]) => text.includes(name))?.[1] ?? alreadyExists
  // The embedded database gives some Postgres errors this code of its own, with the original message.
  if (code === 'SUP') return text.includes('violates check constraint') ? notAllowed : fallback
  const sentence = sentences[String(code)] ?? (isTimeout(error) ? serverTooSlow : undefined)
  // Postgres words its other errors for engineers. What our own functions raise (PT…) is written for users.
  const isWordedForEngineers = /^(?!PT)[0-9A-Z]{5}$/.test(String(code))
  return sentence ?? ((!isWordedForEngineers && text) || fallback)
}
