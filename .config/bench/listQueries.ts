import type { RunningDatabase } from '../database/embeddedDatabase.ts'
import { admin, crowd } from './manyCustomers.ts'
import { timesOf } from './measure.ts'
import { row, type Row } from './resultsTable.ts'

const [pageLimit, searchLimit] = [150, 500]

type Question = [what: string, limit: number, name: string, input: object]

const questions: Question[] = [
  ['customers, first page', pageLimit, 'admin_customers', {}],
  ['customers, middle page', pageLimit, 'admin_customers', { page: crowd.customerPages / 2 }],
  ['customers, last page', pageLimit, 'admin_customers', { page: crowd.customerPages }],
  ['customers, pending, by name', pageLimit, 'admin_customers', { in_state: 'pending', sorted: 'name' }],
  ['customers, rare search', searchLimit, 'admin_customers', { searched: 'person 5ab' }],
  ['customers, common search', searchLimit, 'admin_customers', { searched: 'company' }],
  ['figures of customers', pageLimit, 'customer_stats', { tz: 'Europe/Berlin' }],
  ['projects, first page', pageLimit, 'admin_projects', {}],
  ['projects, middle page', pageLimit, 'admin_projects', { page: crowd.projectPages / 2 }],
  ['projects, last page', pageLimit, 'admin_projects', { page: crowd.projectPages }],
  ['projects, active, changed last', pageLimit, 'admin_projects', { in_status: 'active', sorted: 'changed' }],
  ['projects, by name, middle page', pageLimit, 'admin_projects', { sorted: 'name', page: crowd.projectPages / 2 }],
  ['projects, deleted', pageLimit, 'admin_projects', { in_status: 'deleted' }],
  ['projects, rare search', searchLimit, 'admin_projects', { searched: 'person 5ab' }],
  ['projects, common search by name', searchLimit, 'admin_projects', { searched: 'agent', sorted: 'name' }],
  ['projects, search without a hit', searchLimit, 'admin_projects', { searched: 'no such words' }],
  ['figures of projects', pageLimit, 'project_stats', {}],
]

/** How long the database takes for a page of the long lists with its exact count, a search, and the figures above them. */
export async function listRows({ url, publishableKey }: RunningDatabase, rounds: number): Promise<Row[]> {
  const headers = { apikey: publishableKey, 'Content-Type': 'application/json' }
  const post = async (path: string, body: unknown, authorization = {}) => {
    const request = { method: 'POST', headers: { ...headers, ...authorization }, body: JSON.stringify(body) }
    const answer = await fetch(url + path, request)
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as Record<string, unknown>
  }
  const { access_token } = await post('/auth/v1/token?grant_type=password', admin)
  const authorization = { Authorization: `Bearer ${String(access_token)}` }

  const rows: Row[] = []
  for (const [what, limit, name, input] of questions) {
    console.log(`Database: ${what}`)
    const { p95 } = await timesOf(rounds, async () => void (await post(`/rest/v1/rpc/${name}`, input, authorization)))
    rows.push(row({ figure: `${what}, p95, ms`, atMost: limit }, { 'back office': p95 }))
  }
  return rows
}
