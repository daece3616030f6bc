import { Upload } from 'tus-js-client'
import { serverUnreachable } from '../core/errors.ts'
import { fileUploadTimeoutMs, webServerRequestTimeoutMs } from '../core/timeouts.ts'
import { callerHeaders, webServerError } from '../core/webServerRequest.ts'
import type { FileUpload } from './fileUpload.ts'
import { filesUrl, requestFiles } from './filesRequest.ts'

/** Before one attempt after the other; when bytes have arrived in between, from the first again. */
const retryDelaysMs = [1_000, 3_000, 5_000, 10_000, 20_000]

/** Uploads of this page that the server knows of, so that they go on. */
const begun = new Set<string>()

/**
 * Uploads a file in parts. When the connection breaks, it goes on where the last part has ended, by itself or when it is
 * called again with the same id. Throws a `FilesError`.
 */
export async function uploadInParts(upload: FileUpload & { partBytes: number }) {
  const { project, id, file, note = '', signal } = upload
  const path = `${project}/${id}`
  const cancel = () => {
    begun.delete(id)
    void cancelUpload(path).catch(() => undefined)
  }
  // Also after a failure: what is stored would count for another hour.
  signal.addEventListener('abort', cancel)
  try {
    if (!begun.has(id)) {
      const query = new URLSearchParams({ name: file.name, ...(note && { note }) }).toString()
      const headers = { 'Tus-Resumable': '1.0.0', 'Upload-Length': String(file.size) }
      await requestFiles(`${path}?${query}`, { method: 'POST', headers, signal, timeoutMs: fileUploadTimeoutMs })
      begun.add(id)
    }
    await sendParts(filesUrl(path), upload)
    begun.delete(id)
    signal.removeEventListener('abort', cancel)
  } catch (error) {
    // The server has removed it, so the next attempt starts over.
    if ((error as { status?: number }).status === 404) begun.delete(id)
    throw error
  }
}

type Parts = Pick<FileUpload, 'file' | 'onProgress' | 'signal'> & { partBytes: number }

const sendParts = (uploadUrl: string, { file, partBytes, onProgress, signal }: Parts) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted()
    const upload = new Upload(file, {
      uploadUrl,
      chunkSize: partBytes,
      retryDelays: retryDelaysMs,
      storeFingerprintForResuming: false,
      onShouldRetry: ({ originalResponse }) => isPassing(originalResponse?.getStatus()),
      async onBeforeRequest(request) {
        for (const [name, value] of Object.entries(await callerHeaders(signal))) request.setHeader(name, value)
        const xhr = request.getUnderlyingObject() as XMLHttpRequest
        xhr.timeout = fileUploadTimeoutMs
        // The library does not listen for it.
        xhr.ontimeout = (event) => void xhr.onerror?.(event)
      },
      onProgress: (sentBytes, bytes) => onProgress(sentBytes / bytes),
      onSuccess: () => resolve(),
      onError(error) {
        const response = 'originalResponse' in error ? error.originalResponse : null
        if (response) {
          const { status, body } = { status: response.getStatus(), body: response.getBody() || null }
          void webServerError(new Response(body, { status })).then(reject)
        } else reject(new TypeError(serverUnreachable, { cause: error }))
      },
    })
    signal.addEventListener('abort', () => {
      void upload.abort()
      reject(signal.reason as Error)
    })
    upload.start()
  })

/** Whether a failure may pass: no connection, a server that is busy, or one that still reads the part before. */
const isPassing = (status = 0) => status === 0 || status >= 500 || status === 409 || status === 423

async function cancelUpload(path: string) {
  const headers = await callerHeaders(AbortSignal.timeout(webServerRequestTimeoutMs))
  // Also when the page is being left.
  await fetch(filesUrl(path), { method: 'DELETE', headers, keepalive: true })
}
