/* Test support: an XMLHttpRequest whose uploads get the given responses. */

export type SentUpload = { url: string; headers: Record<string, string>; reportProgress: (fraction: number) => void }

/** Replaces XMLHttpRequest. Returns the uploads that are sent; each gets the next response, and else success. */
export function fakeUploads(responses: (() => Response | Promise<Response>)[]) {
  const uploads: SentUpload[] = []
  class FakeXMLHttpRequest {
    status = 0
    responseText = ''
    upload = { onprogress: (_progress: { loaded: number; total: number }) => {} }
    onload = () => {}
    onerror = () => {}
    onabort = () => {}
    onloadend = () => {}
    url = ''
    headers: Record<string, string> = {}
    open(_method: string, url: string) {
      this.url = url
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value
    }
    abort() {
      this.onabort()
      this.onloadend()
    }
    send() {
      const reportProgress = (fraction: number) => this.upload.onprogress({ loaded: fraction * 100, total: 100 })
      uploads.push({ url: this.url, headers: this.headers, reportProgress })
      void this.respond()
        .catch(() => this.onerror())
        .finally(() => this.onloadend())
    }
    async respond() {
      const response = await (responses.shift() ?? (() => Response.json({ Key: 'media/x' })))()
      this.status = response.status
      this.responseText = await response.text()
      this.onload()
    }
  }
  globalThis.XMLHttpRequest = FakeXMLHttpRequest as never
  return uploads
}
