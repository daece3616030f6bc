import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import { bytesToSign } from '../../shell/server/remotes/pointerSignature.ts'
import type { Pointer } from '../build/contract.ts'

/** Makes the keys of an area: the private one signs its releases (PKCS#8), the shell knows the public one (SPKI). Both Base64. */
export function createKeyPair() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
    publicKeyEncoding: { format: 'der', type: 'spki' },
  })
  return { privateKey: privateKey.toString('base64'), publicKey: publicKey.toString('base64') }
}

/** The public key of a private key, in the form that the shell expects. */
export function derivePublicKey(privateKey: string) {
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' })
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64')
}

/** Returns the pointer with its signature. Throws a sentence when the key is not one of `createKeyPair`. */
export async function signPointer(pointer: Pointer, privateKey: string): Promise<Pointer> {
  const key = await crypto.subtle
    .importKey('pkcs8', Buffer.from(privateKey, 'base64'), 'Ed25519', false, ['sign'])
    .catch(() => {
      throw new Error('FORTNIGHT_SIGNING_KEY is not a private key of `npm run release:keys`.')
    })
  const signature = await crypto.subtle.sign('Ed25519', key, bytesToSign(pointer))
  return { ...pointer, signature: Buffer.from(signature).toString('base64') }
}
