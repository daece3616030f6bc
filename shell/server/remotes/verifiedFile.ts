import { createHash } from 'node:crypto'
import { remoteFileTimeoutMs } from '../limits/timeouts.ts'

/** A file of a build as its pointer names it: a URL relative to the pointer, and a checksum (`sha384-…`). */
export type PointerFile = { url: string; integrity: string }

/** Fetches a file of a build and verifies its checksum. Throws an error that starts with `label`. */
export async function fetchVerifiedFile(label: string, pointerUrl: string, { url, integrity }: PointerFile) {
  const { href } = new URL(url, pointerUrl)
  const response = await fetch(href, { signal: AbortSignal.timeout(remoteFileTimeoutMs) })
  if (!response.ok) throw new Error(`${label} responded with ${response.status}`)
  const content = Buffer.from(await response.arrayBuffer())
  if (`sha384-${createHash('sha384').update(content).digest('base64')}` !== integrity) {
    throw new Error(`${label} does not match its checksum`)
  }
  return { href, text: content.toString() }
}

/** Fetches marketing's server bundle. Throws an error that says why it must not be used. */
export async function fetchServerBundle(
  pointerUrl: string,
  { build, server }: { build: string; server?: PointerFile },
) {
  if (!server) throw new Error(`build ${build} has no server bundle`)
  const { href, text } = await fetchVerifiedFile(`the server bundle of build ${build}`, pointerUrl, server)
  return { build, href, code: text }
}
