import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { serviceClient } from '@fortnight/supabase/server/serviceClient'
import { log } from '../http/log.ts'
import { accountKeyOf } from '../limits/authBody.ts'
import { deviceCheckTimeoutMs } from '../limits/timeouts.ts'
import { settings } from '../settings.ts'
import { createDevice, createDeviceCookie, type Device, findDevice } from './deviceCookie.ts'

// Where the database cannot be asked, a device cannot be revoked: the signature alone counts for a shorter time.
const maxUncheckedSeconds = 30 * 24 * 60 * 60

const { supabase, secretKey } = settings
const admin = secretKey ? serviceClient({ url: supabase.url, key: secretKey }) : undefined

/**
 * The token of the device that sends a request, when it has signed in before to the account with this address in lower
 * case; else undefined.
 */
export async function findKnownDevice(request: IncomingMessage, email: string): Promise<string | undefined> {
  const device = findDevice(request, email)
  if (!device) return undefined
  const isKnown = (await fetchIsKnown(device, email)) ?? isRecent(device)
  return isKnown ? device.token : undefined
}

/**
 * Records that the device which sends a request has signed in with this access token, and sets its cookie on the response.
 * Returns whether it was unknown before; undefined where that cannot be found out.
 */
export async function rememberDevice(request: IncomingMessage, response: ServerResponse, accessToken: string) {
  const { sub, email } = readClaims(accessToken)
  if (!sub || !email) return undefined
  const address = email.toLowerCase()
  // A token that was revoked, perhaps because it was stolen, is replaced.
  const device = createDevice(address, await findKnownDevice(request, address))
  response.appendHeader('Set-Cookie', createDeviceCookie(request, device))
  const { data, error } = (await admin
    ?.rpc('remember_device', { account: sub, token_hash: hashToken(device) })
    .abortSignal(AbortSignal.timeout(deviceCheckTimeoutMs))) ?? { data: undefined, error: null }
  if (error) log.error(`A device could not be remembered: ${error.message}`)
  return data ?? undefined
}

/** What the account of an access token is counted by; only for tokens that the auth service has just issued or accepted. */
export const readTokenAccount = (accessToken: string) => accountKeyOf(readClaims(accessToken).email ?? '')

async function fetchIsKnown(device: Device, address: string) {
  if (!admin) return undefined
  const { data, error } = await admin
    .rpc('is_known_device', { token_hash: hashToken(device), address })
    .abortSignal(AbortSignal.timeout(deviceCheckTimeoutMs))
  if (error) log.error(`A device could not be checked: ${error.message}`)
  return data ?? undefined
}

const isRecent = ({ signedInAtSeconds }: Device) => Date.now() / 1_000 - signedInAtSeconds < maxUncheckedSeconds

const hashToken = ({ token }: Device) => createHash('sha256').update(token).digest('hex')

function readClaims(accessToken: string): { sub?: string; email?: string } {
  try {
    const claims: unknown = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString())
    return claims ?? {}
  } catch {
    return {}
  }
}
