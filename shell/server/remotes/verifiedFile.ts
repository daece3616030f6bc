import { createHash } from 'node:crypto'
import { remoteFileTimeoutMs } from '../limits/timeouts.ts'

/** A file of a build as its pointer names it: a URL relative to the pointer, and a checksum (`sha384-…`). */
export type PointerFile = { url: string; integrity: string }

const bytesPerMb = 1024 * 1024
const maxFileBytes = 16 * bytesPerMb

/** Reads a body; throws when it has more than `maxBytes`. Others fill the hosts of remotes, and a shell has one memory. */
export async function readLimited(label: string, { body }: Response, maxBytes: number) {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new Error(`${label} is larger than ${maxBytes / bytesPerMb} MB`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Fetches a file of a build and verifies its checksum. Throws an error that starts with `label`. */
export async function fetchVerifiedFile(label: string, pointerUrl: string, { url, integrity }: PointerFile) {
  const { href } = new URL(url, pointerUrl)
  const response = await fetch(href, { signal: AbortSignal.timeout(remoteFileTimeoutMs) })
  if (!response.ok) throw new Error(`${label} responded with ${response.status}`)
  const content = await readLimited(label, response, maxFileBytes)
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
