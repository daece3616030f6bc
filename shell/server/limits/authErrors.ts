import type { Request, Response } from 'express'
import { sendError } from '../http/responses.ts'

/** Responds with an error in the format of the auth service. */
export const sendAuthError = (response: Response, code: number, error_code: string, msg: string) =>
  response.status(code).json({ code, error_code, msg })

/** Responds with a 429 in the format of the auth service. */
export const rejectRateLimited = (_request: Request, response: Response, wait: string) =>
  sendAuthError(response, 429, 'over_request_rate_limit', rateLimitMessage(wait))

/** Responds with a 429 that the visitor who followed a link from a mail reads in the browser. */
export const rejectLinkRateLimited = (request: Request, response: Response, wait: string) =>
  sendError(request, response, 429, rateLimitMessage(wait))

/** Responds with a 429 that says how to sign in while an account gets no more guesses from unknown devices. */
export const rejectGuess = (_request: Request, response: Response) =>
  sendAuthError(response, 429, 'over_guess_limit', guessLimitMessage)

const rateLimitMessage = (wait: string) => `Too many attempts. Please wait ${wait} and try again.`

const guessLimitMessage =
  'There were too many wrong passwords for this account today. Please use “Forgot your password?” instead: the link we email you signs you in.'
