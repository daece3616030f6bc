import type { ServerResponse } from 'node:http'
import type { Request, RequestHandler, Response } from 'express'
import { errorDocumentHeaders, renderErrorDocument } from '../pages/errorDocument.ts'
import type { CompressedResponse } from '../pages/responseCache.ts'

/** Sends a response in the smallest encoding that the client accepts, or a 304 when the client has it already. */
export function sendCompressed(request: Request, response: Response, compressed: CompressedResponse) {
  response.status(compressed.status).set(compressed.headers).set('ETag', compressed.etag)
  if (!compressed.brotli) return response.send(compressed.body)
  response.set('Vary', 'Accept-Encoding')
  // In one call the order of the browser would decide, and browsers name gzip first.
  const encoding = request.acceptsEncodings('br') || request.acceptsEncodings('gzip')
  if (!encoding) return response.send(compressed.body)
  return response.set('Content-Encoding', encoding).send(encoding === 'br' ? compressed.brotli : compressed.gzip)
}

/** Sends an error message as text, or as JSON or a page to clients that prefer it. */
export function sendError(request: Request, response: Response, status: number, message: string) {
  response.status(status).set('Cache-Control', 'no-store')
  const type = request.accepts(['text', 'json', 'html'])
  if (type === 'json') return response.json({ message })
  if (type === 'html') return response.set(errorDocumentHeaders).send(renderErrorDocument(status, message))
  return response.type('text').send(message)
}

/** Keeps responses out of every cache, because they contain sessions or the data of users. */
export const preventStoring: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store')
  next()
}

/** The query string of a request as it was sent, without the question mark. */
export const rawQuery = (request: Request) => request.originalUrl.split('?').slice(1).join('?')

// What nginx logs when a client gives a request up before its response begins; Node would say 200.
const clientClosedRequest = 499

/** The status of a response that has ended. */
export const finalStatus = (response: ServerResponse) =>
  response.headersSent ? response.statusCode : clientClosedRequest
