import { type RequestHandler, type Response, Router } from 'express'
import { type CallerAccount, callAsCaller, isSignedOut } from '../account/callerAccount.ts'
import { preventStoring } from '../http/responses.ts'
import { limitRate } from '../limits/rateLimit.ts'
import { settings } from '../settings.ts'
import { listSampleMails } from './sampleMails.ts'

const requestsPerMinute = 60

/** GET /mails/templates: every mail that this server writes, with sample data, for the preview in the back office. */
export const mailTemplates = () =>
  Router().get(
    '/mails/templates',
    preventStoring,
    limitRate({ name: 'mail templates', limit: requestsPerMinute }, (_request, response, wait) =>
      reject(response, 429, `Too many requests. Please wait ${wait} and try again.`),
    ),
    requireAdmin,
    (_request, response) => void response.json(listSampleMails(settings.origin)),
  )

const requireAdmin: RequestHandler = async (request, response, next) => {
  const hasToken = request.get('apikey') && request.get('authorization')
  const result = hasToken ? await callAsCaller(request, 'own_account') : undefined
  const accounts = result?.ok ? ((await result.json().catch(() => [])) as CallerAccount[]) : undefined
  if (accounts?.[0]?.is_admin) next()
  else if (accounts?.[0]) reject(response, 403, 'Only admins can preview emails.')
  else if (!hasToken || accounts || isSignedOut(result))
    reject(response, 401, 'Your session has expired. Please sign in again.')
  else reject(response, 503, 'The database is not responding. Please try again.')
}

const reject = (response: Response, status: number, message: string) => response.status(status).json({ message })
