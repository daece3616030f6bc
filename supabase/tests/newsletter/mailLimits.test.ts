import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'

// On a real Postgres, where timestamps can be set into the past.
let sql: TemporaryPostgres['sql']
let email: string

beforeEach(() => (email = `${crypto.randomUUID()}@example.com`))

const subscriberId = () => `select id from public.newsletter_subscribers where email = '${email}'`
const status = () => sql(`select status from public.newsletter_subscribers where email = '${email}'`)
const requestMail = () => sql(`select confirm_token from public.newsletter_request('${email}')`, 'service_role')
const confirm = (token: string) => sql(`select public.newsletter_confirm('${token}')`, 'anon') === 't'
const unsubscribe = () =>
  sql(`select public.newsletter_unsubscribe(unsubscribe_token) from private.newsletter_tokens
    where subscriber_id = (${subscriberId()})`)

/** Moves everything that happened to the address into the past, and purges expired addresses. */
const letTimePass = (time: string) =>
  sql(`update private.newsletter_tokens set mailed_at = mailed_at - interval '${time}'
      where subscriber_id = (${subscriberId()});
    update public.newsletter_subscribers set consented_at = consented_at - interval '${time}' where email = '${email}';
    select public.purge_pending_subscribers()`)

/** Whether the address gets a mail for a request after each of these pauses. */
const isMailedAfter = (...pauses: string[]) =>
  pauses.map((pause) => {
    letTimePass(pause)
    return requestMail() !== ''
  })

describeOnPostgres(
  'an address that is entered repeatedly [BLOG-7]',
  (postgres) => {
    sql = postgres.sql
    postgres.supabase(['db', 'push'])
  },
  () => {
    it('gets at most three mails until it is deleted 30 days after the last one', () => {
      expect(isMailedAfter('0', '4 minutes', '2 minutes', '59 minutes', '2 minutes')).toEqual([
        true,
        false,
        true,
        false,
        true,
      ])
      expect(isMailedAfter('2 hours', '2 days', '27 days', '21 hours')).toEqual([false, false, false, false])
      expect(isMailedAfter('2 hours', '6 minutes', '2 hours', '2 days')).toEqual([true, true, true, false])
    })

    it('is confirmed by the link of each mail for 30 days', () => {
      const first = requestMail()
      letTimePass('29 days')
      expect(requestMail()).toBe(first)
      letTimePass('29 days')
      expect(confirm(first)).toBe(true)
      email = `late-${email}`
      const late = requestMail()
      letTimePass('31 days')
      expect(confirm(late)).toBe(false)
    })

    it('gets one mail in 30 days once it is unsubscribed, and stays unsubscribed', () => {
      requestMail()
      unsubscribe()
      expect(isMailedAfter('0', '2 days', '27 days', '2 days', '2 hours', '29 days', '2 days')).toEqual([
        false,
        false,
        false,
        true,
        false,
        false,
        true,
      ])
      expect(status()).toBe('unsubscribed')
    })

    it('gets the first mail at once after an unsubscription when it had been confirmed', () => {
      const first = requestMail()
      confirm(first)
      expect(isMailedAfter('40 days')).toEqual([false])
      unsubscribe()
      expect(isMailedAfter('0', '29 days', '2 days')).toEqual([true, false, true])
    })

    it('is subscribed again only by a link that was mailed after the unsubscription, for 30 days', () => {
      const first = requestMail()
      unsubscribe()
      letTimePass('31 days')
      const expired = requestMail()
      letTimePass('31 days')
      expect([confirm(first), confirm(expired)]).toEqual([false, false])
      expect(status()).toBe('unsubscribed')
      expect(confirm(requestMail())).toBe(true)
      expect(status()).toBe('confirmed')
    })
  },
)
