/** @jest-environment node */
import type { IncomingMessage } from 'node:http'
import { stripUntrustedHeaders, validateRequest } from './requestValidation.ts'

const createRequest = (method: string, url: string, site?: string) => {
  const headers = { host: 'fortnight.example', ...(site && { 'sec-fetch-site': site }) }
  return { method, url, headers, rawHeaders: ['Host', headers.host], httpVersion: '1.1' } as unknown as IncomingMessage
}

describe('a form on another site', () => {
  it.each([
    '/newsletter',
    '/newsletter/confirm?token=t',
    '/auth/v1/recover?apikey=key',
    '/newsletter/unsubscribe-all',
    '/decide/t',
  ])('is rejected with a message: %s [FORT-89]', (url) => {
    expect(validateRequest(createRequest('POST', url, 'cross-site'))).toEqual({
      status: 403,
      message: 'This was sent from another site. Please do it on our own page.',
    })
  })

  it.each([
    ['a form of this site', 'POST', '/newsletter', 'same-origin'],
    ['a client that sends no Sec-Fetch-Site', 'POST', '/newsletter', undefined],
    ['a link on another site', 'GET', '/newsletter/confirm?token=t', 'cross-site'],
    ["the button of a mail program's page [BLOG-7]", 'POST', '/newsletter/unsubscribe?token=t', 'cross-site'],
    ['the button of a mail program [BLOG-7]', 'POST', '/newsletter/unsubscribe?token=t', undefined],
    ['the same for mails about projects [ROOM-79]', 'POST', '/notifications/unsubscribe?token=t', 'cross-site'],
  ])('is distinguished from %s', (_kind, method, url, site) => {
    expect(validateRequest(createRequest(method, url, site))).toBeUndefined()
  })
})

it('rejects a URL with a fragment', () => {
  expect(
    validateRequest(createRequest('POST', '/auth/v1/token?grant_type=refresh_token#&grant_type=password'))?.status,
  ).toBe(400)
})

it('strips hop-by-hop headers, and headers that clients must not set', () => {
  const request = createRequest('GET', '/')
  const headers = { trailer: 'a', te: 'trailers', expect: '100-continue', 'x-forwarded-for': 'x', 'x-real-ip': 'x' }
  Object.assign(request.headers, headers)
  stripUntrustedHeaders(request)
  expect(request.headers).toEqual({ host: 'fortnight.example' })
})
