import { type Request, type Response, Router } from 'express'
import { type CertificateFacts, verifyAcceptance } from '@fortnight/supabase/server/acceptances'
import { serviceDatabase } from '../account/serviceDatabase.ts'
import { log } from '../http/log.ts'
import { sendError } from '../http/responses.ts'
import { limitRate } from '../limits/rateLimit.ts'
import { plainDocumentHeaders } from '../pages/plainDocument.ts'
import { verificationPage } from './verificationPage.ts'

const verificationsPerMinute = 20

const noMatch = { hash: false, day: false, code: false, chain: false }

/** The public page at /verify/:id, which compares a certificate with the records. It works without scripts. [FORT-156] */
export function verificationRoutes() {
  const router = Router()
  router.get(
    '/verify/:id',
    limitRate({ name: 'verifications', limit: verificationsPerMinute }, rejectRequest),
    showVerification,
  )
  return router
}

async function showVerification(request: Request<{ id: string }>, response: Response) {
  response.set({
    // The address holds the hash, which no other site has to know.
    ...{ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' },
    ...plainDocumentHeaders,
  })
  const { query, params } = request
  const facts = { id: params.id, hash: read(query.hash), day: read(query.day), code: read(query.code) }
  if (!facts.hash && !facts.day && !facts.code) return response.send(verificationPage(facts))
  try {
    const result = isWellFormed(facts) ? await compare(facts) : noMatch
    response.send(verificationPage(facts, result))
  } catch (error) {
    log.error(`verification: a certificate was not compared: ${error instanceof Error ? error.message : String(error)}`)
    sendError(request, response, 503, 'Nothing was compared, because the database isn’t responding. Please try again.')
  }
}

async function compare(facts: CertificateFacts) {
  if (!serviceDatabase) throw new Error('There is no secret key.')
  return verifyAcceptance(serviceDatabase, facts)
}

const read = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, 100) : '')

// What the database could not read matches nothing, like an unknown number.
const isWellFormed = ({ id, hash, day }: CertificateFacts) =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id) && /^[0-9a-f]{64}$/i.test(hash) && isDay(day)

const isDay = (day: string) => {
  const time = Date.parse(`${day}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

const rejectRequest = (request: Request, response: Response, wait: string) =>
  sendError(request, response, 429, `Too many attempts. Please wait ${wait} and try again.`)
