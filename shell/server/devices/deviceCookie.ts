import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { settings } from '../settings.ts'
import { isSigned, signatureOf } from './signing.ts'

const cookieName = 'fortnight-device'
const maxAgeSeconds = 400 * 24 * 60 * 60
const maxAccounts = 5

/** A device as its cookie describes it: one entry for each account that has signed in on it. */
export type Device = { token: string; accountHash: string; signedInAtSeconds: number }

/** The entry of an account that has just signed in, with the token that it had before or a new one. */
export const createDevice = (email: string, token = randomBytes(16).toString('base64url')): Device => ({
  token,
  accountHash: hashAccount(email),
  signedInAtSeconds: Math.floor(Date.now() / 1_000),
})

/** The entry of an account in the cookie of a request; undefined without one that this site has signed. */
export const findDevice = (request: IncomingMessage, email: string) =>
  readDevices(request).find(({ accountHash }) => accountHash === hashAccount(email))

/** The Set-Cookie header that keeps `device` and the accounts that signed in last on the same device. */
export function createDeviceCookie(request: IncomingMessage, device: Device) {
  const others = readDevices(request).filter(({ accountHash }) => accountHash !== device.accountHash)
  const entries = [device, ...others].slice(0, maxAccounts).map(sign)
  const secure = settings.origin.startsWith('https:') ? '; Secure' : ''
  // Sent with requests to the auth service only.
  return `${cookieName}=${entries.join('~')}; Path=/auth/v1; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`
}

function readDevices({ headers }: IncomingMessage): Device[] {
  const value = new RegExp(`(?:^|; *)${cookieName}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? ''
  return value
    .split('~', maxAccounts)
    .map(verify)
    .filter((device) => device !== undefined)
}

const serialize = ({ token, accountHash, signedInAtSeconds }: Device) => `${token}.${accountHash}.${signedInAtSeconds}`

const sign = (device: Device) => `${serialize(device)}.${signatureOf(serialize(device))}`

function verify(entry: string): Device | undefined {
  const [token = '', accountHash = '', signedInAt = '', signature = ''] = entry.split('.')
  const device = { token, accountHash, signedInAtSeconds: Number(signedInAt) }
  return isSigned(serialize(device), signature) ? device : undefined
}

// Of the address as it is, not folded as for counting: a device of "ádá@" must not be one of "ada@".
const hashAccount = (email: string) => createHash('sha256').update(email).digest('base64url').slice(0, 22)
