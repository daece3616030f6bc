import type { Request, RequestHandler, Response } from 'express'
import { upstreamTimeoutMs } from '../limits/timeouts.ts'
import { settings } from '../settings.ts'

export type CallerAccount = { id: string; email: string; is_admin: boolean }

/** Loads the account that the access token of a request belongs to, for `callerAccount`. */
export const loadCallerAccount: RequestHandler = async (request, response, next) => {
  const result = await callAsCaller(request, 'own_account')
  const [account] = result?.ok ? ((await result.json().catch(() => [])) as CallerAccount[]) : []
  response.locals.callerAccount = account
  next()
}

/** The caller's account; undefined without a valid session, which the auth service rejects with the better error. */
export const callerAccount = (response: Response) => response.locals.callerAccount as CallerAccount | undefined

/** Calls a database function with the rights of the caller; undefined when the database does not respond. */
export const callAsCaller = (request: Request, name: string) =>
  fetch(`${settings.supabase.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: request.get('apikey') ?? '',
      Authorization: request.get('authorization') ?? '',
      'Content-Type': 'application/json',
    },
    body: '{}',
    signal: AbortSignal.timeout(upstreamTimeoutMs),
  }).catch(() => undefined)
