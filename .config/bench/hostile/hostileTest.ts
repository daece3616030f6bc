import { execFileSync } from 'node:child_process'
import type { Stack } from '../../serve/stack.ts'
import type { Row } from '../resultsTable.ts'
import { client } from '../seedAccounts.ts'
import type { HostileRequest } from './hostileRequest.ts'
import { addManyProjects, allowedRequests, type Attacker, rejectedRequests, sendHostile } from './sendHostile.ts'

const requestsAtOnce = 15
const maxHomeMs = 500
const maxSignInMs = 1_500
const maxMemoryMb = 1_536
const address = '203.0.113.9'

/**
 * Sends each hostile request fifteen times at once, as one visitor, and measures after each how long home page and sign-in
 * take and how much memory the largest process of the product uses. One row for each request, and one for the slowest.
 */
export async function hostileTest({ origin, database }: Stack): Promise<Row[]> {
  const key = database.publishableKey
  const { access_token: clientToken, user } = await signIn(origin, key)
  const attacker: Attacker = { origin, key, clientToken, address }
  await addManyProjects(attacker, user.id)
  const rows: Row[] = []
  for (const request of [...rejectedRequests, ...allowedRequests]) {
    const isRejected = rejectedRequests.includes(request)
    rows.push(await measureRequest(attacker, request, isRejected))
    console.log(`Hostile: ${request.name}`)
  }
  return [...rows, summarize(rows)]
}

async function measureRequest(attacker: Attacker, request: HostileRequest, isRejected: boolean): Promise<Row> {
  const sent = Array.from({ length: requestsAtOnce }, () => sendHostile(attacker, request))
  const responses = await Promise.all(sent)
  const homeMs = await measure(async () => (await fetch(attacker.origin)).text())
  const signInMs = await measure(() => signIn(attacker.origin, attacker.key))
  const memoryMb = readLargestMemoryMb()
  const wrong = responses.filter(({ status }) => (isRejected ? status !== 400 : status >= 500))
  return {
    figure: request.name,
    target: isRejected ? '400' : 'served',
    cells: {
      'other status': { value: wrong.length, missed: wrong.length > 0 },
      'slowest, ms': { value: Math.max(...responses.map(({ durationMs }) => durationMs)) },
      'home, ms': { value: homeMs, missed: homeMs > maxHomeMs },
      'sign-in, ms': { value: signInMs, missed: signInMs > maxSignInMs },
      'memory, MB': { value: memoryMb, missed: memoryMb > maxMemoryMb },
    },
  }
}

function summarize(rows: Row[]): Row {
  const columns = Object.keys(rows[0]?.cells ?? {})
  const greatest = columns.map((column) => {
    const cells = rows.map(({ cells }) => cells[column]!)
    const value = Math.max(...cells.map((cell) => cell.value))
    return [column, { value, missed: cells.some(({ missed }) => missed) }]
  })
  return {
    figure: `the greatest of ${rows.length} requests`,
    target: '',
    cells: Object.fromEntries(greatest) as Row['cells'],
  }
}

async function measure(task: () => Promise<unknown>) {
  const startedAt = performance.now()
  await task()
  return performance.now() - startedAt
}

async function signIn(origin: string, key: string) {
  const response = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: key, 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.10' },
    body: JSON.stringify(client),
  })
  if (!response.ok) throw new Error(`The sign-in failed with ${response.status}: ${await response.text()}`)
  return (await response.json()) as { access_token: string; user: { id: string } }
}

/** Resident memory of the largest process that this one has started, directly or through another. */
function readLargestMemoryMb() {
  const processes = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number])
  const ids = new Set([process.pid])
  // Children have been started later, so their ids are mostly greater; a second pass finds those whose are not.
  for (let pass = 0; pass < 2; pass++) for (const [id, parent] of processes) if (ids.has(parent)) ids.add(id)
  return Math.max(...processes.filter(([id]) => ids.has(id) && id !== process.pid).map(([, , rssKb]) => rssKb)) / 1024
}
