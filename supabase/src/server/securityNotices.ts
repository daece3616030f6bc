import { createHash, randomBytes } from 'node:crypto'
import type { serviceClient } from './serviceClient.ts'

type ServiceClient = ReturnType<typeof serviceClient>

export type SecurityNotice = {
  kind: 'address' | 'password' | 'device' | 'admin'
  /** Where the mail goes: the sign-in address before the event. */
  address: string
  /** The id of the account; without it the account is found by its address. */
  accountId?: string
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Records a mail about an account. Returns the token of its link; undefined when no mail is to be sent. Throws database errors. */
export async function recordSecurityNotice(db: ServiceClient, { kind, address, accountId }: SecurityNotice) {
  const token = randomBytes(32).toString('base64url')
  const account = accountId && { account: accountId }
  const { data: isToBeSent } = await db
    .rpc('record_security_notice', { address, kind, token_hash: hashToken(token), ...account })
    .throwOnError()
  return isToBeSent ? token : undefined
}

/**
 * Secures the account of the notice whose link has this token. The outcome is `secured` with the address for a recovery
 * mail, `address-taken` or `expired`. Throws database errors.
 */
export async function reportSecurityNotice(db: ServiceClient, token: string) {
  const call = db.rpc('report_security_notice', { token_hash: hashToken(token) })
  return (await call.single().throwOnError()).data as { outcome: string; address: string | null }
}

/** Makes a change to an address that is taken look like one that waits for its confirmation. Throws database errors. */
export async function recordUnavailableAddress(db: ServiceClient, account: string, address: string) {
  await db.rpc('record_unavailable_address', { account, address }).throwOnError()
}
