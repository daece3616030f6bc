import type { RunningDatabase } from '../../database/embeddedDatabase.ts'
import { measureDurations } from '../measure.ts'
import { createRow, type Row } from '../resultsTable.ts'
import { admin } from '../seedAccounts.ts'
import { databaseApi } from './databaseApi.ts'
import { manyCustomers } from './manyCustomers.ts'

const [pageLimitMs, searchLimitMs] = [150, 500]
const { customerPages, projectPages } = manyCustomers

type Query = [name: string, limitMs: number, rpc: string, args: object]

const queries: Query[] = [
  ['customers, first page', pageLimitMs, 'admin_customers', {}],
  ['customers, middle page', pageLimitMs, 'admin_customers', { page: customerPages / 2 }],
  ['customers, last page', pageLimitMs, 'admin_customers', { page: customerPages }],
  ['customers, pending, by name', pageLimitMs, 'admin_customers', { in_state: 'pending', sorted: 'name' }],
  ['customers, rare search', searchLimitMs, 'admin_customers', { searched: 'person 5ab' }],
  ['customers, common search', searchLimitMs, 'admin_customers', { searched: 'company' }],
  ['figures of customers', pageLimitMs, 'customer_stats', { tz: 'Europe/Berlin' }],
  ['projects, first page', pageLimitMs, 'admin_projects', {}],
  ['projects, middle page', pageLimitMs, 'admin_projects', { page: projectPages / 2 }],
  ['projects, last page', pageLimitMs, 'admin_projects', { page: projectPages }],
  ['projects, active, by last change', pageLimitMs, 'admin_projects', { in_status: 'active', sorted: 'changed' }],
  ['projects, by name, middle page', pageLimitMs, 'admin_projects', { sorted: 'name', page: projectPages / 2 }],
  ['projects, deleted', pageLimitMs, 'admin_projects', { in_status: 'deleted' }],
  ['projects, rare search', searchLimitMs, 'admin_projects', { searched: 'person 5ab' }],
  ['projects, common search by name', searchLimitMs, 'admin_projects', { searched: 'agent', sorted: 'name' }],
  ['projects, search without results', searchLimitMs, 'admin_projects', { searched: 'no such words' }],
  ['figures of projects', pageLimitMs, 'project_stats', {}],
]

/** Measures the database queries of the long lists: pages with their exact count, searches, and the figures above the lists. */
export async function measureListQueries(database: RunningDatabase, samples: number): Promise<Row[]> {
  const { post, signIn } = databaseApi(database)
  const authorization = await signIn(admin)

  const rows: Row[] = []
  for (const [name, limitMs, rpc, args] of queries) {
    console.log(`Database: ${name}`)
    const { p95 } = await measureDurations(samples, () => post(`/rest/v1/rpc/${rpc}`, args, authorization))
    rows.push(createRow({ figure: `${name}, p95, ms`, atMost: limitMs }, { 'back office': p95 }))
  }
  return rows
}
