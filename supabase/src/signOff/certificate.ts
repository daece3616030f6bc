import { mutationOptions } from '@tanstack/react-query'
import { serverUnreachable } from '../core/errors.ts'
import { isUnreachable } from '../core/isUnreachable.ts'
import { webServerRequestTimeoutMs } from '../core/timeouts.ts'
import { callerHeaders, webServerError, webServerUrl } from '../core/webServerRequest.ts'

/** The certificate of a project that is signed off, as a PDF file. */
export const certificatePdf = () =>
  mutationOptions({
    mutationFn: async (project: string) => {
      const signal = AbortSignal.timeout(webServerRequestTimeoutMs)
      try {
        const headers = await callerHeaders(signal)
        const response = await fetch(webServerUrl(`/certificates/${project}`), { method: 'POST', headers, signal })
        if (!response.ok) throw await webServerError(response)
        return await response.blob()
      } catch (error) {
        throw isUnreachable(error) ? new TypeError(serverUnreachable, { cause: error }) : error
      }
    },
  })
