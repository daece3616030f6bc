import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { startStack, type StackOptions } from '../serve/stack.ts'
import { createOpenPage } from './browser.ts'
import { measureCsvExport } from './lists/csvExport.ts'
import { measureListQueries } from './lists/listQueries.ts'
import { manyCustomers } from './lists/manyCustomers.ts'
import type { Row } from './resultsTable.ts'
import { measureScreens } from './screens.ts'
import { measureTyping } from './typing.ts'

type Samples = { queries: number; clicks: number; typedWords: number }

/** Measures the back office with 100,000 customers and 300,000 projects in the embedded database. */
export async function measureBackoffice(
  options: Omit<StackOptions, 'dataDir'>,
  browser: Browser,
  samples: Samples,
): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fortnight-bench-'))
  const stack = await startStack({ ...options, dataDir, seeds: [manyCustomers.seed] })
  const openPage = createOpenPage(browser, stack.origin)
  try {
    return [
      ...(await measureListQueries(stack.database, samples.queries)),
      ...(await measureScreens(openPage, samples.clicks)),
      ...(await measureTyping(openPage, samples.typedWords)),
      ...(await measureCsvExport(openPage)),
    ]
  } finally {
    await stack.stopAll()
    await rm(dataDir, { recursive: true, force: true })
  }
}
