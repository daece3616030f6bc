import type { RequestHandler } from 'express'
import { type Address, isPublic, readAddress } from './pageUrl.ts'
import { type Answer, memories, tooBusy } from './responseCache.ts'
import { turns, visitorOf } from '../limits/perClientLimits.ts'
import { rendered } from '../limits/loadShedding.ts'
import { type Page, renderPage } from './renderPage.tsx'
import { marketingBundle } from '../remotes/remoteBuilds.ts'
import { queryOf, refuse, send } from '../http/responses.ts'

// A browser asks every time, so a fresh load shows the current text. A CDN in front may serve a minute-old page, and an
// older one while it renews it; told in a header of its own, because browsers follow stale-while-revalidate too.
const shared = {
  'Cache-Control': 'public, max-age=0, s-maxage=60',
  'CDN-Cache-Control': 'max-age=60, stale-while-revalidate=600',
}

// Fewer than can always be rendered. Whoever opens many tabs at once waits a little for the last of them.
const inTurn = turns({ atOnce: 2, waiting: 20 })

/** Answers every page request, public or not, with real status codes. */
export const pages: RequestHandler = async (request, response) => {
  const address = readAddress(request.path, queryOf(request), marketingBundle()?.searchParams ?? [])
  if ('refusal' in address) return refuse(request, response, address.status, address.refusal)
  if ('redirect' in address) return response.set(shared).redirect(301, address.redirect)
  const memory = isPublic(address.path) ? memories.pages : memories.shellPages
  const answer = await memory.at(address.path + address.search, async () => {
    const page = await inTurn(visitorOf(request), () => rendered(() => renderPage(address)))
    return page ? answerOf(address, page) : tooBusy
  })
  send(request, response, answer)
}

function answerOf({ path }: Address, { status, redirect, html, cacheable, isSecret }: Page): Answer {
  const isLasting = cacheable && isPublic(path) && !isSecret && (status === 200 || redirect !== undefined)
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      ...(isLasting ? shared : { 'Cache-Control': 'no-store' }),
      ...(redirect && { Location: redirect }),
      ...((isSecret || !isPublic(path)) && { 'X-Robots-Tag': 'noindex' }),
      ...(status === 503 && { 'Retry-After': '5' }),
    },
    body: Buffer.from(html),
    memory: !cacheable ? 'unchanged' : status === 200 && !isSecret ? 'keep' : 'forget',
  }
}
