import { connect, database as restClient, type RestClient } from '@fortnight/supabase/client'
import {
  confirmSubscription,
  endSubscription,
  purgePendingSubscribers,
  requestSubscription,
} from '../../src/newsletter/subscription.ts'
import { serviceClient } from '../../src/server/serviceClient.ts'
import { type Actor, actors, requestAs, database, rawRequest, requestAsService } from '../support/api.ts'

const server = serviceClient({ url: database.url, key: database.secretKey })
const unknownToken = 'ffffffffffffffffffffffffffffffff'

const stored = async (email: string) =>
  (await requestAsService(`newsletter_subscribers?email=eq.${encodeURIComponent(email)}`)).rows[0]
const call = (actor: Actor, name: string, body: object) =>
  requestAs(actor, `rpc/newsletter_${name}`, { method: 'POST', body })
const request = async (email: string) => {
  const tokens = await requestSubscription(server, email)
  if (!tokens) throw new Error(`There is nothing to mail to ${email}.`)
  return tokens
}

let db: RestClient
beforeAll(async () => {
  connect({ url: database.url, key: database.publishableKey })
  db = await restClient()
})

describe('a newsletter subscription [BLOG-7]', () => {
  it('is pending, with the time of consent, until its link is used', async () => {
    const before = Date.now()
    const { confirmToken } = await request(' New.Reader@Example.com')
    const pending = await stored('new.reader@example.com')
    expect(pending).toMatchObject({ status: 'pending', confirmed_at: null, unsubscribed_at: null })
    expect(Date.parse(String(pending?.consented_at))).toBeGreaterThan(before - 5_000)
    expect(await confirmSubscription(db, confirmToken)).toBe(true)
    const confirmed = await stored('new.reader@example.com')
    expect(confirmed).toMatchObject({ status: 'confirmed', consented_at: pending?.consented_at })
    expect(confirmed?.confirmed_at).not.toBeNull()
  })

  it('is confirmed once when its link is used repeatedly', async () => {
    const { confirmToken } = await request('twice@example.com')
    await confirmSubscription(db, confirmToken)
    const first = await stored('twice@example.com')
    expect(await confirmSubscription(db, confirmToken)).toBe(true)
    expect(await stored('twice@example.com')).toEqual(first)
  })

  it('is one row and one mail for concurrent requests of one address', async () => {
    const results = await Promise.all(
      ['Concurrent@example.com', 'concurrent@example.com', 'CONCURRENT@EXAMPLE.COM'].map((email) =>
        requestSubscription(server, email),
      ),
    )
    expect(results.filter(Boolean)).toHaveLength(1)
    expect((await requestAsService('newsletter_subscribers?email=ilike.concurrent@example.com')).rows).toHaveLength(1)
  })

  it('gets no further mail once it is confirmed, nor soon after the last one', async () => {
    const { confirmToken } = await request('patient@example.com')
    expect(await requestSubscription(server, 'patient@example.com')).toBeNull()
    await confirmSubscription(db, confirmToken)
    expect(await requestSubscription(server, 'patient@example.com')).toBeNull()
    expect(await stored('patient@example.com')).toMatchObject({ status: 'confirmed' })
  })

  it('is ended by the link of every mail, even before it is confirmed', async () => {
    const { confirmToken, unsubscribeToken } = await request('leaving@example.com')
    await endSubscription(db, unsubscribeToken)
    const left = await stored('leaving@example.com')
    expect(left?.status).toBe('unsubscribed')
    expect(left?.unsubscribed_at).not.toBeNull()
    expect(await confirmSubscription(db, confirmToken)).toBe(false)
    await endSubscription(db, unsubscribeToken)
    expect(await stored('leaving@example.com')).toEqual(left)
  })

  it('is renewed only by a new link, while old links still end it', async () => {
    const first = await request('back@example.com')
    await confirmSubscription(db, first.confirmToken)
    await endSubscription(db, first.unsubscribeToken)
    const second = await request('back@example.com')
    expect(second.unsubscribeToken).toBe(first.unsubscribeToken)
    expect(await confirmSubscription(db, first.confirmToken)).toBe(false)
    const left = await stored('back@example.com')
    expect(await confirmSubscription(db, second.confirmToken)).toBe(true)
    const back = await stored('back@example.com')
    expect(back).toMatchObject({ status: 'confirmed', unsubscribed_at: null })
    for (const column of ['consented_at', 'confirmed_at']) {
      expect(Date.parse(String(back?.[column]))).toBeGreaterThan(Date.parse(String(left?.[column])))
    }
    await endSubscription(db, first.unsubscribeToken)
    expect(await stored('back@example.com')).toMatchObject({ status: 'unsubscribed' })
  })

  it('stays ended after a new request until the new link is used, which a second unsubscription disables', async () => {
    const { confirmToken, unsubscribeToken } = await request('pestered@example.com')
    await confirmSubscription(db, confirmToken)
    await endSubscription(db, unsubscribeToken)
    const left = await stored('pestered@example.com')
    const again = await request('pestered@example.com')
    expect(await requestSubscription(server, 'pestered@example.com')).toBeNull()
    expect(await stored('pestered@example.com')).toEqual(left)
    await endSubscription(db, unsubscribeToken)
    expect(await confirmSubscription(db, again.confirmToken)).toBe(false)
    expect(await stored('pestered@example.com')).toEqual(left)
  })

  it('is deleted by the purge when it is not confirmed within 30 days, and not before [BLOG-10]', async () => {
    const { confirmToken } = await request('silent@example.com')
    await request('recent@example.com')
    const body = { consented_at: new Date(Date.now() - 31 * 86_400_000).toISOString() }
    await requestAsService('newsletter_subscribers?email=eq.silent@example.com', { method: 'PATCH', body })
    await requestSubscription(server, 'another@example.com')
    expect(await stored('silent@example.com')).toBeDefined()
    expect(await purgePendingSubscribers(server)).toBe(1)
    expect(await stored('silent@example.com')).toBeUndefined()
    expect(await stored('recent@example.com')).toBeDefined()
    expect(await confirmSubscription(db, confirmToken)).toBe(false)
  })

  it.each(['', 'name', 'a@b', 'a b@example.com', 'a@example.com, b@example.com', 'a@example.com\nBcc: b@c.de'])(
    'is rejected for %j',
    async (email) => {
      const { status, code } = await rawRequest('/rest/v1/rpc/newsletter_request', {
        method: 'POST',
        body: { email },
        headers: { apikey: database.secretKey },
      })
      expect([status, code]).toEqual([400, '22023'])
    },
  )
})

describe.each(actors)('the newsletter functions called by %s [BLOG-7]', (actor) => {
  it('return the same for unknown and malformed tokens', async () => {
    for (const token of [unknownToken, '', '0', 'null', '%', "' or true --", null]) {
      expect((await call(actor, 'confirm', { token })).body).toBe('false')
      expect((await call(actor, 'unsubscribe', { token })).status).toBe(204)
    }
  })

  it('deny direct requests for a subscription', async () => {
    const email = `requested-by-${actor.toLowerCase()}@example.com`
    const { code, body } = await call(actor, 'request', { email })
    expect(code).toBe('42501')
    expect(JSON.stringify(body)).not.toMatch(/[0-9a-f]{32}/)
    expect(await stored(email)).toBeUndefined()
  })

  it('never expose tokens', async () => {
    const { confirmToken, unsubscribeToken } = await request(`tokens-${actor.toLowerCase()}@example.com`)
    const bodies = [
      await requestAs(actor, 'newsletter_subscribers'),
      await requestAs(actor, 'newsletter_tokens'),
      await requestAs(actor, 'newsletter_tokens', { headers: { 'Accept-Profile': 'private' } }),
      await requestAs(actor, 'newsletter_subscribers?select=*,newsletter_tokens(*)'),
    ].map(({ body }) => JSON.stringify(body))
    for (const text of bodies) {
      expect(text).not.toContain(confirmToken)
      expect(text).not.toContain(unsubscribeToken)
    }
    expect(confirmToken).toMatch(/^[0-9a-f]{32}$/)
    expect(confirmToken).not.toBe(unsubscribeToken)
  })
})
