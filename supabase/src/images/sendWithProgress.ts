type Upload = {
  method: string
  headers: Record<string, string>
  body: Blob
  signal: AbortSignal
  /** Called with the fraction of the body that is sent, from 0 to 1. */
  onProgress: (fraction: number) => void
}

/** Sends a request like `fetch`, which does not report the progress of an upload, and throws the same errors. */
export function sendWithProgress(url: string, { method, headers, body, signal, onProgress }: Upload) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }))
    request.onerror = () => reject(new TypeError('Failed to fetch'))
    request.onabort = () => reject(signal.reason as Error)
    const abort = () => request.abort()
    // Timeouts stay pending after the response.
    request.onloadend = () => signal.removeEventListener('abort', abort)
    signal.addEventListener('abort', abort)
    request.send(body)
  })
}
