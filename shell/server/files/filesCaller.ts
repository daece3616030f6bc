import type { Request, RequestHandler, Response } from 'express'
import { type CallerAccount, callAsCaller, isSignedOut } from '../account/callerAccount.ts'
import { serviceDatabase } from '../account/serviceDatabase.ts'
import { sendFileError, sendFilesOff, sendUnavailable, signInAgain } from './fileErrors.ts'

/** The database without row-level security. Only for routes behind `requireSecretKey`. */
export function filesDatabase() {
  if (!serviceDatabase) throw new Error('Without the secret key there are no files.')
  return serviceDatabase
}

export const requireSecretKey: RequestHandler = (_request, response, next) => {
  if (serviceDatabase) next()
  else sendFilesOff(response)
}

/** Loads the account that the access token of a request belongs to, for `filesCaller`. Rejects requests without a session. */
export const loadFilesCaller: RequestHandler = async (request, response, next) => {
  const hasToken = request.get('apikey') && request.get('authorization')
  const result = hasToken ? await callAsCaller(request, 'own_account') : undefined
  const accounts = result?.ok
    ? ((await result.json().catch(() => undefined)) as CallerAccount[] | undefined)
    : undefined
  if (accounts?.[0]) {
    response.locals.filesCaller = accounts[0]
    next()
  } else if (!hasToken || accounts || isSignedOut(result)) sendFileError(response, 401, signInAgain)
  else sendUnavailable(response, 'database', result ? `status ${result.status}` : 'no response')
}

/** The account whose session a request has. */
export const filesCaller = (response: Response) => response.locals.filesCaller as CallerAccount

/** What the caller's requests are counted by; undefined before `loadFilesCaller`. */
export const callerKey = ({ res }: Request) => res && (res.locals.filesCaller as CallerAccount | undefined)?.id

/** The id of the caller's session, from a token that the database has accepted. */
export function callerSession(request: Request) {
  const [, claims = ''] = (request.get('authorization') ?? '').split('.')
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { session_id?: string }).session_id ?? ''
}
