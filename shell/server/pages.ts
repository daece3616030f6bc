import type { RequestHandler, Response } from 'express'
import { areaOf } from '../src/areas.ts'
import { pageAt, type SentPage } from './pageCache.ts'

/** Answers every page request, public or not, with real status codes. */
export const pages: RequestHandler = async (request, response) => {
  const page = await pageAt(request.path)
  if (page.redirect) return response.redirect(page.status, page.redirect)
  const isPublic = areaOf(request.path) !== undefined && !areaOf(request.path)?.only
  response.status(page.status).set('Content-Type', 'text/html; charset=utf-8').set('Vary', 'Accept-Encoding')
  response.set('Cache-Control', cacheControl(page, isPublic))
  if (page.status === 503) response.set('Retry-After', '5')
  send(request.acceptsEncodings('br', 'gzip'), response, page)
}

// A browser asks every time, so a fresh load shows the current text; a CDN in front may serve a minute-old page.
const cacheControl = (page: SentPage, isPublic: boolean) =>
  isPublic && page.cacheable && page.status === 200
    ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
    : 'no-store'

function send(encoding: string | false, response: Response, page: SentPage) {
  if (encoding === 'br') return response.set('Content-Encoding', 'br').send(page.br)
  if (encoding === 'gzip') return response.set('Content-Encoding', 'gzip').send(page.gzip)
  return response.send(page.body)
}
