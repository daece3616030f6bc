import { createHash } from 'node:crypto'
import type { serviceClient } from './serviceClient.ts'

type ServiceClient = ReturnType<typeof serviceClient>

/** Why a link does not decide; `approved` and `changes` say what has been decided otherwise. */
export type ClosedOutcome = 'used' | 'expired' | 'approved' | 'changes' | 'void'

/** What the link in a mail about approval leads to. `host` is that of a link, `file_version` that of a file. */
export type DecisionRequest = {
  outcome: 'open' | ClosedOutcome
  project_id: string
  project: string
  deliverable: string
  version: number
  notes: string
  items: { label: string; file_version: number | null; host: string | null }[]
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** What is to be decided by the link with this token; null for an unknown one. It changes nothing. Throws database errors. */
export async function fetchDecisionRequest(db: ServiceClient, token: string) {
  const { data } = await db.rpc('decision_request', { token_hash: hashToken(token) }).throwOnError()
  return data as DecisionRequest | null
}

/**
 * Decides by the link with this token. `approved` and `changes` are its own decision, everything else says that it has
 * decided nothing. Throws database errors; those whose code begins with PT are written for users.
 */
export async function decideByLink(
  db: ServiceClient,
  token: string,
  { decision, comment }: { decision: 'approved' | 'changes'; comment: string },
) {
  const { data } = await db.rpc('decide_by_link', { token_hash: hashToken(token), decision, comment }).throwOnError()
  return data as 'approved' | 'changes' | 'used' | 'decided' | 'expired' | 'void' | 'unknown'
}
