import { randomInt } from 'node:crypto'
import type { Request, Response } from 'express'
import { settings } from '../settings.ts'

/** Holds a number from 0 to 99, which one in a hundred visitors shares: no identifier. */
const cookieName = 'fortnight-share'
const cookiePattern = new RegExp(`(?:^|; *)${cookieName}=(\\d{1,2})(?:;|$)`)
const maxAgeMs = 90 * 24 * 60 * 60 * 1_000
const crawlerPattern = /bot|crawl|spider|slurp|preview|lighthouse/i

/**
 * The number of a visitor, which decides the flags and the canaries that a share of visitors gets. A browser that opens the site without
 * one is given one. Undefined for crawlers, and for browsers that do not return the cookie: they get what most visitors get.
 */
export function visitorNumber(request: Request, response: Response): number | undefined {
  const number = knownVisitorNumber(request)
  if (number !== undefined || !isFirstVisit(request)) return number
  const drawn = randomInt(100)
  const secure = settings.origin.startsWith('https:')
  response.cookie(cookieName, String(drawn), { path: '/', maxAge: maxAgeMs, httpOnly: true, sameSite: 'lax', secure })
  return drawn
}

/** The number that a browser was given before. */
export function knownVisitorNumber(request: Request) {
  if (isCrawler(request)) return undefined
  const [, digits] = cookiePattern.exec(request.headers.cookie ?? '') ?? []
  return digits === undefined ? undefined : Number(digits)
}

// Browsers say that they open a page, and from where. One that comes from another page of this site and has no cookie keeps
// none: another number on each page would change the page under the visitor. Crawlers say neither.
function isFirstVisit(request: Request) {
  if (request.get('sec-fetch-dest') !== 'document' || request.get('sec-fetch-site') === 'same-origin') return false
  return !isCrawler(request)
}

/** Whether a request says that it comes from a crawler. */
export const isCrawler = (request: Request) => crawlerPattern.test(request.get('user-agent') ?? '')
