import { type Response, Router } from 'express'
import { requireAdmin } from '../account/requireAdmin.ts'
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
    limitRate({ name: 'mail templates', limit: requestsPerMinute }, rejectRequest),
    requireAdmin('Only admins can preview emails.'),
    (_request, response) => void response.json(listSampleMails(settings.origin)),
  )

const rejectRequest = (_request: unknown, response: Response, wait: string) =>
  response.status(429).json({ message: `Too many requests. Please wait ${wait} and try again.` })
