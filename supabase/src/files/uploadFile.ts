import { serverUnreachable } from '../core/errors.ts'
import { fileUploadTimeoutMs } from '../core/timeouts.ts'
import { isUnreachable } from '../core/isUnreachable.ts'
import { callerHeaders, webServerError } from '../core/webServerRequest.ts'
import { sendWithProgress } from '../images/sendWithProgress.ts'
import { filesUrl } from './filesRequest.ts'

type FileUpload = {
  project: string
  /** The id of the upload, which becomes that of the version. The same id again stores nothing twice. */
  id: string
  file: File
  note?: string
  /** Gets the fraction that is sent, from 0 to 1. */
  onProgress: (fraction: number) => void
  /** Cancels the upload, of which nothing is left then. */
  signal: AbortSignal
}

/** Uploads a file to a project as the signed-in user: a new file, or a new version of the one with its name. Throws a `FilesError`. */
export async function uploadProjectFile({ project, id, file, note = '', onProgress, signal }: FileUpload) {
  const signals = AbortSignal.any([signal, AbortSignal.timeout(fileUploadTimeoutMs)])
  const query = new URLSearchParams({ name: file.name, ...(note && { note }) }).toString()
  let response: Response
  try {
    const headers = await callerHeaders(signals)
    signals.throwIfAborted()
    const upload = { method: 'POST', headers, body: file, signal: signals, onProgress }
    response = await sendWithProgress(filesUrl(`${project}/${id}?${query}`), upload)
  } catch (error) {
    throw isUnreachable(error) ? new TypeError(serverUnreachable, { cause: error }) : error
  }
  if (!response.ok) throw await webServerError(response)
}
