import { readFile, stat } from 'node:fs/promises'
import type { CDPSession } from 'playwright'
import { openSignedIn } from '../../../e2e/support/signIn.ts'
import type { OpenPage } from '../browser.ts'
import { createRow, type Row } from '../resultsTable.ts'
import { admin } from '../seedAccounts.ts'
import { manyCustomers } from './manyCustomers.ts'

const mb = 1_000_000
const exportTimeoutMs = 600_000

/** Measures how much the browser holds at most while it exports every customer: heap with garbage, and the file. */
export async function measureCsvExport(openPage: OpenPage): Promise<Row[]> {
  console.log(`Export: ${manyCustomers.customers} customers`)
  const page = await openPage()
  await openSignedIn(page, admin, '/admin/customers')
  await page.getByRole('navigation', { name: 'Pages' }).waitFor()
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable')
  await devTools.send('HeapProfiler.collectGarbage')

  const initialHeap = await readHeapBytes(devTools)
  let maxHeap = initialHeap
  const progress = { isDone: false }
  const download = page.waitForEvent('download', { timeout: exportTimeoutMs }).finally(() => {
    progress.isDone = true
  })
  await page.getByRole('button', { name: 'Export CSV' }).click()
  while (!progress.isDone) maxHeap = Math.max(maxHeap, await readHeapBytes(devTools))

  const file = await (await download).path()
  const rowCount = (await readFile(file, 'utf8')).trimEnd().split('\r\n').length - 1
  if (rowCount < manyCustomers.customers) throw new Error(`The export has only ${rowCount} rows.`)
  const heldBytes = maxHeap - initialHeap + (await stat(file)).size
  await page.close()
  const figure = 'held by an export of 100,000 customers, MB'
  return [createRow({ figure, atMost: 100 }, { 'back office': heldBytes / mb })]
}

async function readHeapBytes(devTools: CDPSession) {
  const { metrics } = await devTools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value
}
