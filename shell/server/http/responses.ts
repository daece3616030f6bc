import type { Request, Response } from 'express'
import type { ReadyAnswer } from '../pages/responseCache.ts'

/** Sends an answer in the best encoding that the visitor understands, or 304 when they have it already. */
export function send(request: Request, response: Response, answer: ReadyAnswer) {
  response.status(answer.status).set(answer.headers).set('ETag', answer.etag)
  if (!answer.br) return response.send(answer.body)
  response.set('Vary', 'Accept-Encoding')
  // Asked for both at once, the order of the browser would decide, and browsers name gzip first.
  const encoding = request.acceptsEncodings('br') || request.acceptsEncodings('gzip')
  if (!encoding) return response.send(answer.body)
  return response.set('Content-Encoding', encoding).send(encoding === 'br' ? answer.br : answer.gzip)
}

/** Refuses a request with a sentence, as JSON to those who asked for JSON. */
export function refuse(request: Request, response: Response, status: number, sentence: string) {
  response.status(status).set('Cache-Control', 'no-store')
  if (request.accepts(['text', 'json']) === 'json') return response.json({ message: sentence })
  return response.type('text').send(sentence)
}

/** The query of a request as it came, without the question mark. */
export const queryOf = (request: Request) => request.originalUrl.split('?').slice(1).join('?')
