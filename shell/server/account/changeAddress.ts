import { setTimeout as wait } from 'node:timers/promises'
import { type Request, type RequestHandler, Router } from 'express'
import { recordUnavailableAddress } from '@fortnight/supabase/server/securityNotices'
import { log } from '../http/log.ts'
import { emailInBody } from '../limits/authBody.ts'
import { rejectRateLimited, sendAuthError } from '../limits/authErrors.ts'
import { limitRate } from '../limits/rateLimit.ts'
import type { ResponseTimes } from '../limits/responseTimes.ts'
import { enqueueMail } from '../mail/mailQueue.ts'
import { forward, readJson, sendToAuth } from '../proxy/accountEnumeration.ts'
import { settings } from '../settings.ts'
import { type CallerAccount, callerAccount } from './callerAccount.ts'
import { createAddressTakenMail } from './securityMail.ts'
import { sendSecurityNotice } from './sendSecurityNotice.ts'
import { serviceDatabase } from './serviceDatabase.ts'

// The auth service sends one such mail a minute to an account, and would reveal a free address by its own refusal.
const changesPerMinute = 1
// The other fields are those of the proof key that opens the link.
const allowedFields = ['email', 'code_challenge', 'code_challenge_method']

const accountId = (request: Request) => (request.res ? callerAccount(request.res)?.id : undefined)

/**
 * Changes the sign-in address of the caller. The response, its time, the account afterwards and the mail to the former
 * address are the same whether or not the new address has an account. [CRED-1]
 */
export function changeAddress({ mailMs }: ResponseTimes) {
  const router = Router()
  const limit = { name: 'address-changes:account', limit: changesPerMinute, keyOf: accountId }
  router.use(onlyWithAddress, limitRate(limit, rejectRateLimited), async (request, response, next) => {
    const account = callerAccount(response)
    const address = emailInBody(request)
    if (!account || !address) {
      next()
      return
    }
    const minDuration = wait(mailMs)
    const result = await sendToAuth(request, 'PUT', '/user')
    const isTaken = result?.status === 422 && (await errorCodeOf(result)) === 'email_exists'
    const responseWhenTaken = isTaken ? await pretendChange(request, account, address) : undefined
    await minDuration
    const isAccepted = isTaken ? responseWhenTaken !== undefined : result?.ok
    if (isAccepted && address !== account.email.toLowerCase()) {
      response.once('finish', () => void sendMails(request, account, address, isTaken))
    }
    if (responseWhenTaken) response.json(responseWhenTaken)
    else await forward(response, isTaken ? undefined : result)
  })
  return router
}

const onlyWithAddress: RequestHandler = (request, response, next) => {
  if (emailInBody(request) === undefined || !callerAccount(response)) {
    next('router')
    return
  }
  const fields = Object.keys(JSON.parse(String(request.body)) as object)
  const message = 'Please change your sign-in address and everything else one after the other.'
  if (fields.every((name) => allowedFields.includes(name))) next()
  else sendAuthError(response, 400, 'validation_failed', message)
}

async function errorCodeOf(result: globalThis.Response) {
  const { error_code, code } = ((await readJson(result)) ?? {}) as { error_code?: string; code?: string }
  return error_code ?? code
}

/** The account as it would look if the address was free; undefined when that fails. */
async function pretendChange(request: Request, account: CallerAccount, address: string) {
  if (serviceDatabase) {
    try {
      await recordUnavailableAddress(serviceDatabase, account.id, address)
    } catch (error) {
      log.error(`An unavailable address could not be recorded: ${String(error)}`)
      return undefined
    }
  }
  const result = await sendToAuth(request, 'GET', '/user')
  const user = result?.ok ? await readJson(result) : undefined
  return user && { new_email: address, email_change_sent_at: new Date().toISOString(), ...user }
}

async function sendMails(request: Request, account: CallerAccount, address: string, isTaken: boolean) {
  await sendSecurityNotice(request, { kind: 'address', address: account.email, accountId: account.id }, address)
  // Without it, the owner of an address would learn of the attempt only while the address has no account. A failure is
  // logged where mails are sent.
  if (isTaken) await enqueueMail('Security', createAddressTakenMail(address, settings.origin)).catch(() => undefined)
}
