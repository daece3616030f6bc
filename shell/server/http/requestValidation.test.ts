/** @jest-environment node */
import type { IncomingMessage } from 'node:http'
import { forgetClaims, refusalOf } from './requestValidation.ts'

const asked = (method: string, url: string, site?: string) => {
  const headers = { host: 'fortnight.example', ...(site && { 'sec-fetch-site': site }) }
  return { method, url, headers, rawHeaders: ['Host', headers.host], httpVersion: '1.1' } as unknown as IncomingMessage
}

describe('a form that another site has sent', () => {
  it.each(['/newsletter', '/newsletter/confirm?token=t', '/auth/v1/recover?apikey=key', '/newsletter/unsubscribe-all'])(
    'is refused with a sentence: %s',
    (url) => {
      expect(refusalOf(asked('POST', url, 'cross-site'))).toEqual({
        status: 403,
        sentence: 'This was sent from another site. Please do it on our own page.',
      })
    },
  )

  it.each([
    ['a form of this site', 'POST', '/newsletter', 'same-origin'],
    ['a program that says nothing', 'POST', '/newsletter', undefined],
    ['a link on another site', 'GET', '/newsletter/confirm?token=t', 'cross-site'],
    ["the button of a mail program's page [BLOG-7]", 'POST', '/newsletter/unsubscribe?token=t', 'cross-site'],
    ['the button of a mail program [BLOG-7]', 'POST', '/newsletter/unsubscribe?token=t', undefined],
  ])('is something else than %s', (_what, method, url, site) => {
    expect(refusalOf(asked(method, url, site))).toBeUndefined()
  })
})

it('refuses an address with a part that only browsers may know', () => {
  expect(refusalOf(asked('POST', '/auth/v1/token?grant_type=refresh_token#&grant_type=password'))?.status).toBe(400)
})

it('forgets what is agreed on for one connection, and what a visitor may not claim', () => {
  const request = asked('GET', '/')
  const claims = { trailer: 'a', te: 'trailers', expect: '100-continue', 'x-forwarded-for': 'x', 'x-real-ip': 'x' }
  Object.assign(request.headers, claims)
  forgetClaims(request)
  expect(request.headers).toEqual({ host: 'fortnight.example' })
})
