import type { RequestHandler, Response } from 'express'
import { type CallerAccount, callAsCaller, isSignedOut } from './callerAccount.ts'

/** Lets admins through, and tells everyone else `refusal`, such as "Only admins can preview emails." */
export const requireAdmin =
  (refusal: string): RequestHandler =>
  async (request, response, next) => {
    const hasToken = request.get('apikey') && request.get('authorization')
    const result = hasToken ? await callAsCaller(request, 'own_account') : undefined
    const accounts = result?.ok ? ((await result.json().catch(() => [])) as CallerAccount[]) : undefined
    if (accounts?.[0]?.is_admin) next()
    else if (accounts?.[0]) reject(response, 403, refusal)
    else if (!hasToken || accounts || isSignedOut(result))
      reject(response, 401, 'Your session has expired. Please sign in again.')
    else reject(response, 503, 'The database is not responding. Please try again.')
  }

const reject = (response: Response, status: number, message: string) => response.status(status).json({ message })
