/** What the signature of a pointer is about: the area and the build that it names, and every other field. */
type SignedPointer = { name?: string; build?: string; signature?: unknown }

/**
 * The bytes that a signature covers: all fields of the pointer but the signature itself, in their order. The first line
 * sets them apart from anything else that is signed with the same key.
 */
export function bytesToSign(pointer: SignedPointer) {
  const { signature: _, ...fields } = pointer
  return new TextEncoder().encode(`fortnight pointer\n${JSON.stringify(fields)}`)
}

/**
 * Throws a sentence unless the pointer was signed for this area with one of its public keys (Ed25519, SPKI in Base64).
 * Without keys, every pointer is accepted.
 */
export async function verifyPointer(area: string, pointer: SignedPointer, publicKeys: string[]) {
  if (!publicKeys.length) return
  const { name, build, signature } = pointer
  if (typeof signature !== 'string') throw new Error(`the pointer of build ${build} is not signed`)
  const matches = await Promise.all(publicKeys.map((key) => isSignedWith(key, signature, bytesToSign(pointer))))
  if (!matches.includes(true)) {
    throw new Error(`the pointer of build ${build} was changed, or signed with a key that is not a key of ${area}`)
  }
  // Areas may share a key.
  if (name !== area) throw new Error(`the pointer of build ${build} is a pointer of ${name}`)
}

async function isSignedWith(publicKey: string, signature: string, bytes: Uint8Array<ArrayBuffer>) {
  const key = await crypto.subtle.importKey('spki', Buffer.from(publicKey, 'base64'), 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, Buffer.from(signature, 'base64'), bytes)
}
