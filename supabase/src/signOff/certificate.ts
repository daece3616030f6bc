import { errorMessageFor, serverUnreachable } from '../core/errors.ts'
import { isUnreachable } from '../core/isUnreachable.ts'
import { webServerRequestTimeoutMs } from '../core/timeouts.ts'
import { callerHeaders, webServerError, webServerUrl } from '../core/webServerRequest.ts'

/** Fetches the certificate of a project that is signed off, as a PDF file. Throws what says why there is none. [FORT-155] */
export async function certificatePdf(project: string) {
  const signal = AbortSignal.timeout(webServerRequestTimeoutMs)
  try {
    const headers = await callerHeaders(signal)
    const response = await fetch(webServerUrl(`/certificates/${project}`), { method: 'POST', headers, signal })
    if (!response.ok) throw await webServerError(response)
    return await response.blob()
  } catch (error) {
    throw isUnreachable(error) ? new TypeError(serverUnreachable, { cause: error }) : error
  }
}

/** The name of that file. */
export const certificateFileName = (projectCode: string) => `certificate-${projectCode}.pdf`

/** Why it could not be downloaded. */
export const certificateErrorMessage = (error: unknown) =>
  errorMessageFor(error, 'The PDF could not be made. Please try again.')
