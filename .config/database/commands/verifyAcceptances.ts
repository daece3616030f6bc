import {
  type AcceptanceDocument,
  type AcceptanceRecord,
  findChainProblems,
  findDocumentProblems,
} from '../acceptanceChain.ts'
import { connectToDatabase } from '../connectToDatabase.ts'
import { readSecrets } from '../secrets.ts'

// `npm run verify:acceptances` recomputes the chain of sign-offs and every document that still exists. It prints a line for
// each problem, and fails when there is one. Needs the secret key: from `SUPABASE_SECRET_KEY`, or this machine's own in
// `.env`.
const { secretKey } = readSecrets()
const pageSize = 200

try {
  const { url, stop } = await connectToDatabase()
  try {
    const problems = await verify(url)
    for (const problem of problems) console.error(problem)
    if (problems.length > 0) process.exitCode = 1
  } finally {
    await stop()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function verify(url: string) {
  const records: AcceptanceRecord[] = []
  for await (const page of readPages<AcceptanceRecord>(url, 'acceptances', 'sequence')) records.push(...page)
  const problems = findChainProblems(records)
  const byId = new Map(records.map((record) => [record.id, record]))
  let documents = 0
  for await (const page of readPages<AcceptanceDocument>(url, 'acceptance_documents', 'acceptance_id')) {
    documents += page.length
    problems.push(...findDocumentProblems(page, byId))
  }
  console.log(`Verified: ${records.length} records, ${documents} documents. Problems: ${problems.length}.`)
  return problems
}

/** Reads a table page by page in the order of a column. */
async function* readPages<Row>(url: string, table: string, column: keyof Row & string) {
  let after = ''
  for (;;) {
    const query = `select=*&order=${column}&limit=${pageSize}${after && `&${column}=gt.${after}`}`
    const response = await fetch(`${url}/rest/v1/${table}?${query}`, {
      headers: { apikey: secretKey },
      signal: AbortSignal.timeout(60_000),
    })
    if (!response.ok) throw new Error(`${table} could not be read from ${url}: HTTP ${response.status}`)
    const rows = (await response.json()) as Row[]
    if (rows.length === 0) return
    yield rows
    after = String(rows.at(-1)![column])
  }
}
