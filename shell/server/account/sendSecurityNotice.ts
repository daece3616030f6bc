import type { Request, RequestHandler } from 'express'
import { recordSecurityNotice, type SecurityNotice } from '@fortnight/supabase/server/securityNotices'
import { log } from '../http/log.ts'
import { enqueueMail } from '../mail/mailQueue.ts'
import { settings } from '../settings.ts'
import { callerAccount } from './callerAccount.ts'
import { describeRequestOrigin } from './requestOrigin.ts'
import { createSecurityMail } from './securityMail.ts'
import { serviceDatabase } from './serviceDatabase.ts'

/**
 * Mails the owner of an account what a request has done to it. Call it after the response, without waiting: failures are
 * logged. Does nothing without the secret key, because the link of the mail would not work.
 */
export async function sendSecurityNotice(request: Request, notice: SecurityNotice, newAddress?: string) {
  if (!serviceDatabase) return
  const origin = describeRequestOrigin(request)
  const at = new Date()
  try {
    const token = await recordSecurityNotice(serviceDatabase, notice)
    if (!token) return
    const mail = createSecurityMail({ notice, at, ...origin, newAddress, origin: settings.origin, token })
    await enqueueMail('Security', mail)
  } catch (error) {
    log.error(`A security notice could not be sent: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Mails the owner of the caller's account when the auth service has stored a new password. [NOTICE-1] */
export const noticeNewPassword: RequestHandler = (request, response, next) => {
  const account = callerAccount(response)
  const hasPassword = Buffer.isBuffer(request.body) && 'password' in (JSON.parse(request.body.toString()) as object)
  if (account && hasPassword) {
    response.once('finish', () => {
      if (response.statusCode !== 200) return
      void sendSecurityNotice(request, { kind: 'password', address: account.email, accountId: account.id })
    })
  }
  next()
}
