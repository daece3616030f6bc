import type { Request, RequestHandler, Response } from 'express'
import { sendAuthError } from '../limits/authErrors.ts'
import { upstreamTimeoutMs } from '../limits/timeouts.ts'
import { settings } from '../settings.ts'

export type CallerAccount = { id: string; email: string; is_admin: boolean }

/**
 * Loads the account that the access token of a request belongs to, for `callerAccount`. Rejects the request while the
 * database does not respond: a change that is not checked by the rules of its account must not happen.
 */
export const loadCallerAccount: RequestHandler = async (request, response, next) => {
  const result = await callAsCaller(request, 'own_account')
  const accounts = result?.ok ? ((await result.json().catch(() => undefined)) as unknown) : undefined
  if (Array.isArray(accounts)) response.locals.callerAccount = (accounts as CallerAccount[])[0]
  if (Array.isArray(accounts) || isSignedOut(result)) next()
  else sendUnreachable(response)
}

/** The caller's account; undefined without a valid session, which the auth service rejects with the better error. */
export const callerAccount = (response: Response) => response.locals.callerAccount as CallerAccount | undefined

/** Whether the database found no valid session. The auth service rejects such a request with the better error. */
export const isSignedOut = (result: globalThis.Response | undefined) => result?.status === 401 || result?.status === 403

/** Rejects a request because the database did not say what it must know. */
export const sendUnreachable = (response: Response) =>
  sendAuthError(response, 503, 'unreachable', 'The database is not responding. Please try again.')

/** Calls a database function with the rights of the caller; undefined when the database does not respond. */
export const callAsCaller = (request: Request, name: string, values: object = {}) =>
  fetch(`${settings.supabase.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: request.get('apikey') ?? '',
      Authorization: request.get('authorization') ?? '',
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(values),
    signal: AbortSignal.timeout(upstreamTimeoutMs),
  }).catch(() => undefined)
