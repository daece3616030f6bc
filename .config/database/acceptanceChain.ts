import { createHash } from 'node:crypto'

/** A row of `acceptances`, as the API returns it. */
export type AcceptanceRecord = {
  id: string
  sequence: number
  project_code: string
  accepted_at: string
  document_hash: string
  previous_hash: string
  record_hash: string
}

/** A row of `acceptance_documents`. */
export type AcceptanceDocument = { acceptance_id: string; project_id: string; content: string; signed_by: string }

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The problems of a chain of sign-offs, given in its order, as sentences. Computed here, not by functions of the database. */
export function findChainProblems(records: AcceptanceRecord[]) {
  let previousHash = '0'.repeat(64)
  return records.flatMap((record, index) => {
    const name = `Record ${record.sequence} (${record.id})`
    const problems: string[] = []
    if (record.sequence !== index + 1) problems.push(`${name} should be number ${index + 1}: a record is missing.`)
    if (record.previous_hash !== previousHash) problems.push(`${name} does not continue the record before.`)
    if (record.record_hash !== hashOf(record)) problems.push(`${name} was changed: its hash is another one.`)
    previousHash = record.record_hash
    return problems
  })
}

/** The problems of documents that still exist. Those of deleted projects and accounts are gone, which is none. */
export function findDocumentProblems(documents: AcceptanceDocument[], records: Map<string, AcceptanceRecord>) {
  return documents.flatMap((document) => {
    const name = `The document of ${document.acceptance_id}`
    const record = records.get(document.acceptance_id)
    if (!record) return [`${name} has no record.`]
    if (sha256(document.content) !== record.document_hash) return [`${name} was changed: its hash is another one.`]
    const { signed_by } = JSON.parse(document.content) as { signed_by: string }
    const problems: string[] = []
    if (signed_by !== document.signed_by) problems.push(`${name} names another signer.`)
    if (codeOf(document.project_id) !== record.project_code) problems.push(`${name} names another project.`)
    return problems
  })
}

const codeOf = (project: string) => `FN-${sha256(project).slice(0, 8).toUpperCase()}`

function hashOf(record: AcceptanceRecord) {
  const { sequence, id, project_code, accepted_at, document_hash, previous_hash } = record
  return sha256([sequence, id, project_code, inUtc(accepted_at), document_hash, previous_hash].join('\n'))
}

/** A time with microseconds, in UTC. */
function inUtc(time: string) {
  const [, fraction = ''] = /\.(\d+)/.exec(time) ?? []
  const at = new Date(time)
  // An unreadable time has no hash that could be right.
  if (Number.isNaN(at.getTime())) return time
  return `${at.toISOString().slice(0, 19)}.${fraction.padEnd(6, '0')}Z`
}
