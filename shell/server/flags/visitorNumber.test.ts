/** @jest-environment node */
import type { Request, Response } from 'express'
import { visitorNumber } from './visitorNumber.ts'

const visit = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none', 'user-agent': 'Mozilla/5.0 Chrome/156.0' }

/** The number of a request with these headers, and the cookie that its response sets. */
function openPage(headers: Record<string, string>) {
  const cookie = jest.fn()
  const request = { headers, get: (name: string) => headers[name] } as unknown as Request
  const number = visitorNumber(request, { cookie } as unknown as Response)
  return { number, cookies: cookie.mock.calls as [string, string, object][] }
}

describe('the number of a visitor', () => {
  it('is drawn from 0 to 99 at the first page and kept in a cookie that scripts cannot read [REL-96]', () => {
    const { number, cookies } = openPage(visit)
    expect(number).toBeGreaterThanOrEqual(0)
    expect(number).toBeLessThan(100)
    const options = expect.objectContaining({ httpOnly: true, sameSite: 'lax', path: '/' }) as object
    expect(cookies).toEqual([['fortnight-share', String(number), options]])
  })

  it('is that of the cookie on each further page [REL-96]', () => {
    const cookie = 'a=1; fortnight-share=7; b=2'
    expect(openPage({ ...visit, cookie })).toEqual({ number: 7, cookies: [] })
    expect(openPage({ cookie: 'fortnight-share=99' }).number).toBe(99)
  })

  it.each(['100', '-1', '7x', '', '1.5'])('is drawn again when the cookie holds “%s” [REL-96]', (value) => {
    expect(openPage({ ...visit, cookie: `fortnight-share=${value}` }).cookies).toHaveLength(1)
  })

  it.each([
    ['of crawlers', { ...visit, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['of programs that do not say what they open', { 'user-agent': 'curl/8.0' }],
    ['on a further page of this site without the cookie', { ...visit, 'sec-fetch-site': 'same-origin' }],
  ])('does not exist for requests %s, which get no cookie [REL-96]', (_case, headers) => {
    expect(openPage(headers)).toEqual({ number: undefined, cookies: [] })
  })
})
