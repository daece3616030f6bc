import type { Response } from 'express'
import { log } from '../../http/log.ts'

export function sendUnavailable(response: Response, name: string, reason: unknown) {
  log.error(`Image ${name}: ${reason instanceof Error ? reason.message : JSON.stringify(reason)}`)
  sendStorageError(response.set('Retry-After', '5'), 503, 'The image storage is not responding. Please try again.')
}

/** Sends an error in the format of Supabase Storage. */
export const sendStorageError = (response: Response, status: number, message: string) =>
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .json({ statusCode: String(status), message })
