import type { Request, RequestHandler } from 'express'
import { findPasswordProblem } from '@fortnight/supabase/account/passwordRule'
import { emailInBody } from '../limits/authBody.ts'
import { sendAuthError } from '../limits/authErrors.ts'
import { callerAccount } from './callerAccount.ts'
import { isCommonPassword } from './commonPasswords.ts'

/**
 * Rejects a new password that is too short for its account, common, or the account's own address, in the format of the
 * auth service. Forms show the sentence beside the password. [PWD-1, PWD-2]
 */
export const rejectWeakPassword: RequestHandler = (request, response, next) => {
  const password = passwordInBody(request)
  const account = callerAccount(response)
  const addresses = [emailInBody(request), account?.email]
  const problem = password !== undefined && findProblem(password, addresses, account?.is_admin ? 'admin' : 'client')
  if (problem) sendAuthError(response, 422, 'weak_password', problem)
  else next()
}

function findProblem(password: string, addresses: (string | undefined)[], userType: 'admin' | 'client') {
  const problem = findPasswordProblem(password, userType)
  if (problem) return problem
  if (isCommonPassword(password)) {
    return 'This is one of the most common passwords, which attackers try first. Please choose another one.'
  }
  const typed = password.trim().toLowerCase()
  const guessable = addresses.flatMap((address) => (address ? [address, address.split('@')[0]] : []))
  if (guessable.some((text) => text?.toLowerCase() === typed)) {
    return 'Your own email address is easy to guess. Please choose another password.'
  }
}

function passwordInBody({ body }: Request) {
  const { password } = Buffer.isBuffer(body) ? (JSON.parse(body.toString()) as { password?: unknown }) : {}
  return typeof password === 'string' ? password : undefined
}
