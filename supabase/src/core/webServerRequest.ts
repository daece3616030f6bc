import { accessToken, auth, connected } from '@fortnight/supabase/client'
import { endRevokedSession } from './session/endRevokedSession.ts'
import { serverUnreachable } from './errors.ts'
import { isUnreachable } from './isUnreachable.ts'
import { webServerRequestTimeoutMs } from './timeouts.ts'

/** What a request to the web server may set. */
export type WebServerCall = {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: object
  signal?: AbortSignal
  timeoutMs?: number
}

/** A failed request: a sentence for the user, the HTTP status, and a code where one is told from others. */
export type WebServerError = Error & { status?: number; code?: string }

/** The URL of a path of the web server. It is that of this site, also where browsers use Supabase directly. */
export const webServerUrl = (path: string) => `${location.origin}${path}`

/** The headers that say who sends a request. */
export async function callerHeaders(signal: AbortSignal): Promise<Record<string, string>> {
  await auth()
  const token = await accessToken(signal)
  return { apikey: connected().key, ...(token && { Authorization: `Bearer ${token}` }) }
}

/** Sends a request to the web server as the signed-in user and returns its response. Throws a `WebServerError`. */
export async function requestWebServer<Result>(
  path: string,
  { method = 'GET', headers: ownHeaders, body, signal, timeoutMs = webServerRequestTimeoutMs }: WebServerCall = {},
) {
  const timeout = AbortSignal.timeout(timeoutMs)
  const signals = AbortSignal.any([timeout, ...(signal ? [signal] : [])])
  try {
    const headers = { ...(await callerHeaders(signals)), 'Content-Type': 'application/json', ...ownHeaders }
    const response = await fetch(webServerUrl(path), {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
      signal: signals,
    })
    if (!response.ok) throw await webServerError(response)
    return (await response.json()) as Result
  } catch (error) {
    throw isUnreachable(error) ? new TypeError(serverUnreachable, { cause: error }) : error
  }
}

/** The error that a response describes. Looks whether the session has ended when the server does not accept it. */
export async function webServerError(response: Response): Promise<WebServerError> {
  const { message = '', code } = (await response.json().catch(() => ({}))) as { message?: string; code?: string }
  if (response.status === 401 || response.status === 404) void endRevokedSession()
  return Object.assign(new Error(message), { status: response.status, ...(code && { code }) })
}
