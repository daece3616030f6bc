import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { testOnSharedPostgres } from '../support/onPostgres.ts'

// On a Postgres, where days pass in a moment.
let sql: TemporaryPostgres['sql']
let email: string

const onPostgres = testOnSharedPostgres((postgres) => {
  sql = postgres.sql
  postgres.supabase(['db', 'push'])
})
beforeEach(() => (email = `${crypto.randomUUID()}@example.com`))

const subscriber = () => `select id from public.newsletter_subscribers where email = '${email}'`
const statusNow = () => sql(`select status from public.newsletter_subscribers where email = '${email}'`)
const ask = () => sql(`select confirm_token from public.newsletter_request('${email}')`, 'service_role')
const confirm = (token: string) => sql(`select public.newsletter_confirm('${token}')`, 'anon') === 't'
const unsubscribe = () =>
  sql(`select public.newsletter_unsubscribe(unsubscribe_token) from private.newsletter_tokens
    where subscriber_id = (${subscriber()})`)

/** Everything that the database knows of the address happened so much earlier. */
const pass = (time: string) =>
  sql(`update private.newsletter_tokens set mailed_at = mailed_at - interval '${time}'
      where subscriber_id = (${subscriber()});
    update public.newsletter_subscribers set consented_at = consented_at - interval '${time}' where email = '${email}'`)

/** Whether the address gets a mail when it is typed in after each of these times. */
const mailedAfter = (...times: string[]) =>
  times.map((time) => {
    pass(time)
    return ask() !== ''
  })

describe('an address that somebody types in over and over [BLOG-7]', () => {
  onPostgres('gets three mails, and no other before it was forgotten 30 days after the last one', () => {
    expect(mailedAfter('0', '4 minutes', '2 minutes', '59 minutes', '2 minutes')).toEqual([
      true,
      false,
      true,
      false,
      true,
    ])
    expect(mailedAfter('2 hours', '2 days', '27 days', '21 hours')).toEqual([false, false, false, false])
    expect(mailedAfter('2 hours', '6 minutes', '2 hours', '2 days')).toEqual([true, true, true, false])
  })

  onPostgres('can be confirmed by the link in each of the three, for 30 days', () => {
    const first = ask()
    pass('29 days')
    expect(ask()).toBe(first)
    pass('29 days')
    expect(confirm(first)).toBe(true)
    email = `late-${email}`
    const late = ask()
    pass('31 days')
    expect(confirm(late)).toBe(false)
  })

  onPostgres('gets one in 30 days once it has said no, and remains as it is', () => {
    ask()
    unsubscribe()
    expect(mailedAfter('0', '2 days', '27 days', '2 days', '2 hours', '29 days', '2 days')).toEqual([
      false,
      false,
      false,
      true,
      false,
      false,
      true,
    ])
    expect(statusNow()).toBe('unsubscribed')
  })

  onPostgres('gets the first of these at once when its owner had confirmed', () => {
    const first = ask()
    confirm(first)
    expect(mailedAfter('40 days')).toEqual([false])
    unsubscribe()
    expect(mailedAfter('0', '29 days', '2 days')).toEqual([true, false, true])
  })

  onPostgres('is subscribed again by a link that came after it left, for 30 days, and by no other', () => {
    const first = ask()
    unsubscribe()
    pass('31 days')
    const expired = ask()
    pass('31 days')
    expect([confirm(first), confirm(expired)]).toEqual([false, false])
    expect(statusNow()).toBe('unsubscribed')
    expect(confirm(ask())).toBe(true)
    expect(statusNow()).toBe('confirmed')
  })
})
