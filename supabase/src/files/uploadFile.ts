import { serverUnreachable } from '../core/errors.ts'
import { fileUploadTimeoutMs } from '../core/timeouts.ts'
import { isUnreachable } from '../core/isUnreachable.ts'
import { callerHeaders, webServerError } from '../core/webServerRequest.ts'
import { sendWithProgress } from '../images/sendWithProgress.ts'
import type { FileUpload } from './fileUpload.ts'
import { filesUrl, requestFiles } from './filesRequest.ts'
import type { FileLimits } from './queries.ts'

/** Parts are not smaller, so smaller files need not ask whether the server takes parts. */
const minPartBytes = 6 * 1024 * 1024

/** Uploads a file to a project as the signed-in user: a new file, or a new version of the one with its name. Throws a `FilesError`. */
export async function uploadProjectFile(upload: FileUpload) {
  const { file, signal } = upload
  const { partBytes } = file.size > minPartBytes ? await requestFiles<FileLimits>('limits', { signal }) : {}
  if (!partBytes || file.size <= partBytes) return uploadInOnePiece(upload)
  // Only large files need the library.
  const { uploadInParts } = await import('./uploadInParts.ts')
  await uploadInParts({ ...upload, partBytes })
}

async function uploadInOnePiece({ project, id, file, note = '', onProgress, signal }: FileUpload) {
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
