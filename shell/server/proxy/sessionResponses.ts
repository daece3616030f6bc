import type { IncomingMessage, ServerResponse } from 'node:http'
import { readTokenAccount, rememberDevice } from '../devices/knownDevices.ts'
import type { MailPauses } from '../limits/mailLimits.ts'

/**
 * Remembers the device after a proxied response that proves who uses it: a mailed link that starts a session, and a changed
 * account, whose new password has just made the database forget all devices.
 */
export async function rememberDeviceAfterResponse(
  { statusCode = 502, headers }: IncomingMessage,
  request: IncomingMessage,
  response: ServerResponse,
  mailPauses: MailPauses,
) {
  const path = request.url?.split('?')[0]
  if (path === '/auth/v1/verify') {
    const token = /[#&]access_token=([^&]+)/.exec(headers.location ?? '')?.[1]
    if (!token) return
    await mailPauses.end(readTokenAccount(token))
    await rememberDevice(request, response, token)
  } else if (path === '/auth/v1/user' && request.method === 'PUT' && statusCode === 200) {
    await rememberDevice(request, response, request.headers.authorization?.replace(/^Bearer /i, '') ?? '')
  }
}
