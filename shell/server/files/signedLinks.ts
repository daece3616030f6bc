import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Request } from 'express'
import { settings } from '../settings.ts'

// Links open without a session, so that browsers can show and save what is behind them. Whoever has one may open it for a
// minute.
const lifetimeMs = 60_000
// A key of its own: a signature reveals nothing about the secret key, and opens nothing else.
const key = Buffer.from(hkdfSync('sha256', settings.secretKey, '', 'fortnight project file links', 32))

const sign = (path: string, expires: string) => createHmac('sha256', key).update(`${path}\n${expires}`).digest()

/** A link to a path of this site that opens it for a minute. */
export function signLink(path: string, parameters: Record<string, string> = {}, now = Date.now()) {
  const expires = String(now + lifetimeMs)
  const query = new URLSearchParams(parameters).toString()
  const signature = sign(`${path}?${query}`, expires).toString('base64url')
  return `${path}?${new URLSearchParams({ ...parameters, expires, signature }).toString()}`
}

/** A parameter of a link; empty without one. */
export function readParameter({ query }: Request, name: string) {
  const value = query[name]
  return typeof value === 'string' ? value : ''
}

/** Whether a request has a signed link that has not expired. Of the parameters only those that are named are signed. */
export function hasValidLink(request: Request, path: string, names: string[] = [], now = Date.now()) {
  const { expires, signature } = request.query
  if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,15}$/.test(expires)) return false
  const parameters = Object.fromEntries(names.map((name) => [name, readParameter(request, name)]))
  const expected = sign(`${path}?${new URLSearchParams(parameters).toString()}`, expires)
  const actual = Buffer.from(signature, 'base64url')
  const isSigned = actual.length === expected.length && timingSafeEqual(actual, expected)
  return isSigned && Number(expires) >= now && Number(expires) <= now + lifetimeMs
}
