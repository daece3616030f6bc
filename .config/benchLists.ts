// How long the back office's long lists take with 100,000 customers and 300,000 projects in the embedded database:
//   node .config/benchLists.ts
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDatabase } from './database.ts'
import { freePort } from './freePort.ts'

const rounds = 20
const [pageLimit, searchLimit] = [150, 500]

const dataDir = await mkdtemp(join(tmpdir(), 'fortnight-lists-'))
const seeds = [join(import.meta.dirname, 'bench/largeCrowd.sql')]
const database = await startDatabase({ dataDir, port: await freePort(), log: console.log, seeds })
try {
  const headers = { apikey: database.publishableKey, 'Content-Type': 'application/json' }
  const post = async (path: string, body: unknown, authorization = {}) => {
    const request = { method: 'POST', headers: { ...headers, ...authorization }, body: JSON.stringify(body) }
    const response = await fetch(database.url + path, request)
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return (await response.json()) as Record<string, unknown>
  }
  const account = { email: 'admin@fortnight.example', password: 'fortnight-admin' }
  const { access_token } = await post('/auth/v1/token?grant_type=password', account)
  const ask = (name: string, input: object) =>
    post(`/rest/v1/rpc/${name}`, input, { Authorization: `Bearer ${String(access_token)}` })

  const questions: [what: string, limit: number, name: string, input: object][] = [
    ['customers, first page', pageLimit, 'admin_customers', {}],
    ['customers, last page', pageLimit, 'admin_customers', { page: 4_000 }],
    ['customers, pending, by name', pageLimit, 'admin_customers', { in_state: 'pending', sorted: 'name' }],
    ['customers, rare search', searchLimit, 'admin_customers', { searched: 'person 5ab' }],
    ['customers, common search', searchLimit, 'admin_customers', { searched: 'company' }],
    ['figures of customers', pageLimit, 'customer_stats', { tz: 'Europe/Berlin' }],
    ['projects, first page', pageLimit, 'admin_projects', {}],
    ['projects, last page', pageLimit, 'admin_projects', { page: 12_000 }],
    ['projects, active, changed last', pageLimit, 'admin_projects', { in_status: 'active', sorted: 'changed' }],
    ['projects, deleted', pageLimit, 'admin_projects', { in_status: 'deleted' }],
    ['projects, rare search', searchLimit, 'admin_projects', { searched: 'person 5ab' }],
    ['projects, common search by name', searchLimit, 'admin_projects', { searched: 'agent', sorted: 'name' }],
    ['projects, search without a hit', searchLimit, 'admin_projects', { searched: 'no such words' }],
    ['figures of projects', pageLimit, 'project_stats', {}],
  ]
  for (const [what, limit, name, input] of questions) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const start = performance.now()
      await ask(name, input)
      times.push(performance.now() - start)
    }
    times.sort((one, other) => one - other)
    const p95 = times[Math.floor(rounds * 0.95) - 1]!
    const verdict = p95 <= limit ? 'ok' : `above ${limit} ms`
    console.log(
      `${what.padEnd(34)} fastest ${times[0]!.toFixed(0)} ms, median ${times[rounds / 2]!.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${verdict}`,
    )
    if (p95 > limit) process.exitCode = 1
  }
} finally {
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}
