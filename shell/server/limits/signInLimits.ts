import type { Request, RequestHandler, Response } from 'express'
import { findKnownDevice } from '../devices/knownDevices.ts'
import { settings } from '../settings.ts'
import { accountKeyOf, emailInBody } from './authBody.ts'
import { rejectGuess, rejectRateLimited } from './authErrors.ts'
import { createGrowingDelay } from './growingDelay.ts'
import { createLimiter } from './limiter.ts'
import { clientKey } from './perClientLimits.ts'
import { isRejection, rejectFor, type RejectHandler } from './rateLimit.ts'

const minuteSeconds = 60
const daySeconds = 24 * 60 * minuteSeconds

type Limiter = {
  attempt: (key: string) => Promise<number>
  takeBack: (key: string) => Promise<void>
  forget: (key: string) => Promise<void>
}
type Count = { limiter: Limiter; key: string; reject: RejectHandler; isForgottenOnSuccess?: boolean }

/**
 * Limits wrong passwords. A device that has signed in to the account before is counted by itself. Every other one is counted
 * by its address, by address and account together with a growing delay, and by account and day: guesses from a thousand
 * addresses get no further, and the owner still has the known devices and the mailed link. Counted alike whether or not
 * the account exists.
 */
export function limitSignIns(): RequestHandler {
  const { failedSignInsPerMinute, guessesPerDay } = settings.limits
  const perMinute = { limit: failedSignInsPerMinute, windowSeconds: minuteSeconds }
  const perDay = { limit: guessesPerDay, windowSeconds: daySeconds }
  const deviceMinutes = createLimiter({ name: 'sign-in:device', ...perMinute })
  const deviceDays = createLimiter({ name: 'sign-in:device-day', ...perDay })
  const addressMinutes = createLimiter({ name: 'sign-in:address', ...perMinute })
  const pairDelays = createGrowingDelay({ name: 'sign-in:pair', freeAttempts: failedSignInsPerMinute })
  const accountDays = createLimiter({ name: 'sign-in:account-day', ...perDay })

  async function countsOf(request: Request, response: Response): Promise<Count[]> {
    const address = clientKey(request)
    const email = emailInBody(request)
    const byAddress = { limiter: addressMinutes, key: address, reject: rejectRateLimited }
    if (email === undefined) return [byAddress]
    const device = await findKnownDevice(request, email)
    if (device) {
      response.locals.isKnownDevice = true
      return [
        { limiter: deviceMinutes, key: device, reject: rejectRateLimited },
        { limiter: deviceDays, key: device, reject: rejectGuess },
      ]
    }
    const account = accountKeyOf(email)
    const pair = `${address} ${account}`
    return [
      byAddress,
      { limiter: pairDelays, key: pair, reject: rejectRateLimited, isForgottenOnSuccess: true },
      { limiter: accountDays, key: account, reject: rejectGuess },
    ]
  }

  return async (request, response, next) => {
    const counts = await countsOf(request, response)
    for (const [index, { limiter, key, reject }] of counts.entries()) {
      const waitMs = await limiter.attempt(key)
      if (waitMs) {
        // No password was compared, so only the requests of the address count.
        for (const earlier of counts.slice(1, index)) await earlier.limiter.takeBack(earlier.key)
        rejectFor(waitMs, request, response, reject)
        return
      }
    }
    response.once('finish', () => {
      if (isRejection(response)) return
      for (const { limiter, key, isForgottenOnSuccess } of counts) {
        void (isForgottenOnSuccess && response.statusCode === 200 ? limiter.forget(key) : limiter.takeBack(key))
      }
    })
    next()
  }
}
