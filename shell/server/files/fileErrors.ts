import type { Response } from 'express'
import { log } from '../http/log.ts'

/** The `code` of a response that says that this server keeps no files, because it has no secret key. */
const filesOff = 'files_off'

export const signInAgain = 'Your session has expired. Please sign in again.'

/** Sends an error with a sentence for the user. */
export const sendFileError = (response: Response, status: number, message: string, code?: string) =>
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .json({ ...(code && { code }), message })

/** Sends what concerns every request about files: the server was not given the key to them. */
export const sendFilesOff = (response: Response) =>
  sendFileError(response, 503, 'Files are not available on this server.', filesOff)

/** Logs why the database or Storage did not do its part, and asks to try again. */
export function sendUnavailable(response: Response, service: 'database' | 'file storage', reason: unknown) {
  logFailure(service, reason)
  response.set('Retry-After', '5')
  return sendFileError(response, 503, `The ${service} is not responding. Please try again.`)
}

/** Logs a failure that no request waits for. */
export const logFailure = (what: string, reason: unknown) =>
  log.error(`files: ${what}: ${reason instanceof Error ? reason.message : JSON.stringify(reason)}`)
