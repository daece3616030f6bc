import { type Request, type Response, Router } from 'express'
import type { SignOffState } from '@fortnight/supabase/signOff/signOff'
import { callAsCaller, isSignedOut } from '../account/callerAccount.ts'
import { sendFileError, sendUnavailable, signInAgain } from '../files/fileErrors.ts'
import { limitRate } from '../limits/rateLimit.ts'
import { settings } from '../settings.ts'
import { renderCertificatePdf } from './certificatePdf.ts'

const certificatesPerMinute = 20

/** The certificates of sign-offs as PDF files, for those who may read them: the database decides by their session. */
export function certificateRoutes() {
  const router = Router()
  router.post(
    '/certificates/:project',
    limitRate({ name: 'certificates', limit: certificatesPerMinute }, rejectRequest),
    sendCertificate,
  )
  return router
}

async function sendCertificate(request: Request<{ project: string }>, response: Response) {
  const { project } = request.params
  if (!/^[0-9a-f-]{36}$/i.test(project)) return sendFileError(response, 404, 'There is no such project.')
  if (!request.get('apikey') || !request.get('authorization')) return sendFileError(response, 401, signInAgain)
  const result = await callAsCaller(request, 'sign_off_state', { project })
  if (isSignedOut(result)) return sendFileError(response, 401, signInAgain)
  if (result?.status === 404) return sendFileError(response, 404, 'There is no such project.')
  if (!result?.ok) return sendUnavailable(response, 'database', result ? `status ${result.status}` : 'no response')
  const { acceptance, zone } = (await result.json()) as SignOffState
  if (!acceptance) return sendFileError(response, 409, 'This project is not signed off yet.')
  const pdf = await renderCertificatePdf(acceptance, { zone, origin: settings.origin })
  response.set({
    ...{ 'Content-Type': 'application/pdf', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
    'Content-Disposition': `attachment; filename="certificate-${acceptance.project_code}.pdf"`,
  })
  return response.send(pdf)
}

const rejectRequest = (_request: unknown, response: Response, wait: string) =>
  sendFileError(response, 429, `Too many requests. Please wait ${wait} and try again.`)
