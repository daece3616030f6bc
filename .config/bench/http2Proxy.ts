import { fork } from 'node:child_process'
import { once } from 'node:events'

/**
 * Serves a local origin over HTTPS with HTTP/2, as a content delivery network or proxy does for visitors, with a certificate of
 * its own. A browser opens one connection for all requests of a page, not one for each that it sends at the same time. In a
 * process of its own, so that a busy bench doesn't delay what the browser waits for.
 */
export async function startHttp2Proxy(origin: string) {
  const child = fork(new URL('http2ProxyProcess.ts', import.meta.url), [origin])
  const [port] = (await once(child, 'message')) as [number]
  return { origin: `https://localhost:${port}`, stop: () => child.kill() }
}
