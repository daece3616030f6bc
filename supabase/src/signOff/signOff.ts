import type { Importance, Side } from '../acceptance/acceptance.ts'

/** What has to happen before a project can be signed off, and a money-back request, which speaks against it. */
export type MissingCondition = 'refund' | 'refund_request' | 'start' | 'cases' | 'musts' | 'proposals' | 'approvals'

/** What a case came to, with the newest version of the agent. */
export type FinalResult = 'passed' | 'waived' | 'failed' | 'open'

/** A must of a project that is not signed off yet. */
export type MustCase = {
  id: string
  number: number
  /** That of its wording. */
  version: number
  title: string
  result: FinalResult
  /** Null unless it is waived. */
  waiver_reason: string | null
}

export type SignedCase = Omit<MustCase, 'id'> & { input: string; expected: string; importance: Importance }

/** A file with its checksum, or a link. */
export type SignedItem = {
  kind: 'file' | 'link'
  label: string
  file_version: number | null
  sha256: string | null
  url: string | null
}

/** What a client accepts. */
export type SignOffBasis = {
  format: number
  project: { code: string; name: string }
  plan: string | null
  started_on: string | null
  terms: { version: number; text: string }
  /** The newest version of the agent; null without one. */
  agent_version: string | null
  cases: SignedCase[]
  deliverables: { name: string; version: number; items: SignedItem[] }[]
}

/** A sign-off as it is recorded, with its document. */
export type Acceptance = {
  /** The number of the certificate. */
  id: string
  sequence: number
  project_code: string
  accepted_at: string
  /** The day of the business. */
  day: string
  document_hash: string
  previous_hash: string
  record_hash: string
  document: SignOffBasis & { name: string }
}

/** The sign-off of a project, as both sides see it. */
export type SignOffState = {
  side: Side
  /** The time zone of the business. */
  zone: string
  is_deleted: boolean
  missing: MissingCondition[]
  /** None once the project is signed off. */
  musts: MustCase[]
  /** What will be accepted, and its hash; null once the project is signed off. */
  basis: SignOffBasis | null
  basis_hash: string | null
  acceptance: Acceptance | null
}

/** The words for what a case came to. */
export const finalResults: Record<FinalResult, string> = {
  passed: 'Passed',
  waived: 'Waived',
  failed: 'Failed',
  open: 'Not tested',
}

/** The path of the page that verifies a certificate, filled in. */
export const verificationPath = ({ id, document_hash, day, project_code }: Acceptance) =>
  `/verify/${id}?${new URLSearchParams({ hash: document_hash, day, code: project_code }).toString()}`
