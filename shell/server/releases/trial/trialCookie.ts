import type { IncomingMessage } from 'node:http'
import type { Trial } from '../../../src/startup/bootData.ts'
import { isSigned, signatureOf } from '../../devices/signing.ts'
import { isRemote } from '../../remotes/pointers.ts'
import { settings } from '../../settings.ts'

const cookieName = 'fortnight-trial'
const cookiePattern = new RegExp(`(?:^|; *)${cookieName}=([a-z]+)\\.([0-9a-f]{12})\\.(\\d+)\\.([\\w-]+)(?:;|$)`)
const maxAgeSeconds = 8 * 60 * 60

/** The build that the browser of a request tries; undefined without a valid cookie. Only admins are given one. [REL-40] */
export function readTrial({ headers }: Pick<IncomingMessage, 'headers'>): Trial | undefined {
  const [, area = '', build = '', expiresAt = '', signature = ''] = cookiePattern.exec(headers.cookie ?? '') ?? []
  if (!isRemote(area) || Number(expiresAt) < Date.now()) return undefined
  return isSigned(describe({ area, build }, expiresAt), signature) ? { area, build } : undefined
}

/** The Set-Cookie header with which a browser tries a build. */
export function createTrialCookie(trial: Trial) {
  const expiresAt = String(Date.now() + maxAgeSeconds * 1_000)
  const value = [trial.area, trial.build, expiresAt, signatureOf(describe(trial, expiresAt))].join('.')
  return `${cookieName}=${value}; Max-Age=${maxAgeSeconds}; ${attributes()}`
}

/** The Set-Cookie header with which it stops. */
export const removeTrialCookie = () => `${cookieName}=; Max-Age=0; ${attributes()}`

// What is signed for other cookies begins otherwise.
const describe = ({ area, build }: Trial, expiresAt: string) => `trial ${area} ${build} ${expiresAt}`

const attributes = () => `Path=/; HttpOnly; SameSite=Lax${settings.origin.startsWith('https:') ? '; Secure' : ''}`
