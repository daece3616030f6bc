import { accessToken, auth, connected } from '@fortnight/supabase/client'
import { endRevokedSession } from '../core/endRevokedSession.ts'
import { serverUnreachable } from '../core/errors.ts'
import { isUnreachable } from '../core/isUnreachable.ts'
import { fileRequestTimeoutMs } from '../core/timeouts.ts'

type Call = {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: object
  signal?: AbortSignal
  timeoutMs?: number
}

/** A failed request about files: a sentence for the user, the HTTP status, and a code where one is told from others. */
export type FilesError = Error & { status?: number; code?: string }

/** The URL of a path of the web server's files. They are on this site, also where browsers use Supabase directly. */
export const filesUrl = (path: string) => `${location.origin}/project-files/${path}`

/** The headers that say who sends a request. */
export async function filesAccess(signal: AbortSignal): Promise<Record<string, string>> {
  await auth()
  const token = await accessToken(signal)
  return { apikey: connected().key, ...(token && { Authorization: `Bearer ${token}` }) }
}

/** Sends a request about files as the signed-in user and returns its response. Throws a `FilesError`. */
export async function requestFiles<Result>(
  path: string,
  { method = 'GET', headers: ownHeaders, body, signal, timeoutMs = fileRequestTimeoutMs }: Call = {},
) {
  const timeout = AbortSignal.timeout(timeoutMs)
  const signals = AbortSignal.any([timeout, ...(signal ? [signal] : [])])
  try {
    const headers = { ...(await filesAccess(signals)), 'Content-Type': 'application/json', ...ownHeaders }
    const response = await fetch(filesUrl(path), {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
      signal: signals,
    })
    if (!response.ok) throw await filesError(response)
    return (await response.json()) as Result
  } catch (error) {
    throw isUnreachable(error) ? new TypeError(serverUnreachable, { cause: error }) : error
  }
}

/** The error that a response describes. Looks whether the session has ended when the server does not accept it. */
export async function filesError(response: Response): Promise<FilesError> {
  const { message = '', code } = (await response.json().catch(() => ({}))) as { message?: string; code?: string }
  if (response.status === 401 || response.status === 404) void endRevokedSession()
  return Object.assign(new Error(message), { status: response.status, ...(code && { code }) })
}
