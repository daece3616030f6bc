import { readFile, stat } from 'node:fs/promises'
import type { CDPSession } from 'playwright'
import { openSignedIn } from '../../e2e/support/signIn.ts'
import { admin, crowd, type NewPage } from './manyCustomers.ts'
import { row, type Row } from './resultsTable.ts'

const mb = 1_000_000

/** What the browser holds at most while it exports every customer: on its heap, garbage included, and as a file. */
export async function exportRows(newPage: NewPage): Promise<Row[]> {
  console.log(`Export: ${crowd.customers} customers`)
  const page = await newPage()
  await openSignedIn(page, admin, '/admin/customers')
  await page.getByRole('navigation', { name: 'Pages' }).waitFor()
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  await client.send('HeapProfiler.collectGarbage')

  const before = await heapOf(client)
  let most = before
  const finished = page.waitForEvent('download', { timeout: 600_000 })
  await page.getByRole('button', { name: 'Export CSV' }).click()
  let isRunning = true
  void finished.finally(() => (isRunning = false)).catch(() => undefined)
  while (isRunning) most = Math.max(most, await heapOf(client))

  const file = await (await finished).path()
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\r\n').length - 1
  if (lines < crowd.customers) throw new Error(`The export has ${lines} rows only.`)
  const held = most - before + (await stat(file)).size
  await page.close()
  return [row({ figure: 'held by an export of 100,000 customers, MB', atMost: 100 }, { 'back office': held / mb })]
}

async function heapOf(client: CDPSession) {
  const { metrics } = await client.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value
}
