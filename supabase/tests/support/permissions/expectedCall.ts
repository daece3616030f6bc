import type { Actor } from '../actors.ts'

export const calledByAdmins: Record<Actor, boolean> = { visitor: false, client: false, otherClient: false, admin: true }
export const calledByNoUser: Record<Actor, boolean> = {
  visitor: false,
  client: false,
  otherClient: false,
  admin: false,
}
export const calledByClients: Record<Actor, boolean> = { visitor: false, client: true, otherClient: true, admin: false }
export const calledBySignedIn: Record<Actor, boolean> = { visitor: false, client: true, otherClient: true, admin: true }
export const calledByEveryone: Record<Actor, boolean> = { visitor: true, client: true, otherClient: true, admin: true }

export type ExpectedCall = {
  arguments: Record<string, unknown>
  allowed: Record<Actor, boolean>
  /** The error code of an allowed call, because its arguments name nothing or are invalid; without it the call succeeds. */
  errorCode?: string
  /** The call deletes the caller's account, so clients call with an account created for it. */
  deletesAccount?: boolean
}

export const unknownId = crypto.randomUUID()

export function calledWith(
  values: Record<string, unknown>,
  allowed: Record<Actor, boolean>,
  errorCode: string | undefined,
  names: string[],
) {
  return Object.fromEntries(names.map((name) => [name, { arguments: values, allowed, errorCode }]))
}
