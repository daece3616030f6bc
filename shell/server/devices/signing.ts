import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { settings } from '../settings.ts'

// Without a key in the environment, signatures are valid until this process ends.
const [signingKey = randomBytes(32).toString('base64'), ...olderKeys] = settings.deviceKeys

/** The signature of a text in a cookie of this site. */
export const signatureOf = (text: string, key = signingKey) =>
  createHmac('sha256', key).update(text).digest('base64url')

/** Whether this site has signed a text, with its key or one of the keys before. */
export const isSigned = (text: string, signature: string) =>
  [signingKey, ...olderKeys].some((key) => isEqual(signature, signatureOf(text, key)))

function isEqual(a: string, b: string) {
  const [bytesA, bytesB] = [Buffer.from(a), Buffer.from(b)]
  return bytesA.length === bytesB.length && timingSafeEqual(bytesA, bytesB)
}
