import { createHash } from 'node:crypto'

/** A file of a release as its pointer announces it. The address is relative to the pointer, the checksum `sha384-…`. */
export type Announced = { url: string; integrity: string }

const timeoutMs = 5_000

/** Fetches a file of a release and compares it with its checksum. Throws a sentence about `what` when it is another. */
export async function fetchVerified(what: string, pointerUrl: string, { url, integrity }: Announced) {
  const { href } = new URL(url, pointerUrl)
  const answer = await fetch(href, { signal: AbortSignal.timeout(timeoutMs) })
  if (!answer.ok) throw new Error(`${what} answered ${answer.status}`)
  const content = Buffer.from(await answer.arrayBuffer())
  if (`sha384-${createHash('sha384').update(content).digest('base64')}` !== integrity) {
    throw new Error(`${what} does not match its checksum`)
  }
  return { href, text: content.toString() }
}
