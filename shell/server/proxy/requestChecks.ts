import type { RequestHandler, Response } from 'express'

// All that the product uses. The auth service has more ways to sign in, such as codes of a few digits.
const authEndpoints = [
  ...['POST /signup', 'POST /token', 'POST /logout', 'POST /recover', 'POST /resend'],
  ...['GET /user', 'PUT /user', 'GET /verify'],
]

// A path with another spelling may be the same to the service behind, and would bypass the limits.
export const requirePlainPath: RequestHandler = (request, response, next) => {
  if (/^(\/\.?[\w-][\w.-]*)*\/?$/.test(request.path)) next()
  else sendPathNotFound(response)
}

export const requireKnownAuthEndpoint: RequestHandler = (request, response, next) => {
  if (authEndpoints.includes(`${request.method} ${request.path.replace(/\/$/, '')}`)) next()
  else sendPathNotFound(response)
}

const sendPathNotFound = (response: Response) =>
  response.status(404).json({ code: 'no_such_path', message: 'There is nothing at this address.' })

// Links in emails carry a one-time token instead of a key.
export const requireKey: RequestHandler = (request, response, next) => {
  const isEmailLink = request.method === 'GET' && request.originalUrl.startsWith('/auth/v1/verify?')
  if (isEmailLink || request.get('apikey') || request.query.apikey) next()
  else
    response.status(401).set('Cache-Control', 'no-store').json({ code: 'no_key', message: 'An API key is required.' })
}
