/** What has to happen before a project can be signed off, and a money-back request, which speaks against it. */
export type MissingCondition = 'refund' | 'refund_request' | 'start' | 'cases' | 'musts' | 'proposals' | 'approvals'

/** What a case came to, with the newest version of the agent. */
export type FinalResult = 'passed' | 'waived' | 'failed' | 'open'

/** A must, as far as its name and result. */
export type Must = { number: number; title: string; result: FinalResult }

/** A version of a deliverable that waits for the client’s decision. */
export type OpenRequest = { name: string; number: number }

/** What a client accepts, as far as screens show it. */
export type SignedWork = {
  project: { code: string; name: string }
  terms: { version: number; text: string }
  agent_version: string | null
  cases: {
    number: number
    title: string
    importance: 'must' | 'should'
    result: FinalResult
    waiver_reason: string | null
  }[]
  deliverables: {
    name: string
    version: number
    items: { label: string; file_version: number | null; sha256: string | null; url: string | null }[]
  }[]
}

/** What a certificate says. */
export type CertificateRecord = {
  id: string
  project_code: string
  accepted_at: string
  document_hash: string
  previous_hash: string
  record_hash: string
  document: SignedWork & { name: string }
}
