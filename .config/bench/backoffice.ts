import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { startStack, type StackOptions } from '../serve/stack.ts'
import { crowd } from './manyCustomers.ts'
import { exportRows } from './csvExport.ts'
import { listRows } from './listQueries.ts'
import { screenRows } from './screens.ts'
import type { Row } from './resultsTable.ts'
import { typingRows } from './typing.ts'

type Rounds = { questions: number; clicks: number; typedWords: number }

/** What an admin waits for, with 100,000 customers and 300,000 projects in the embedded database. */
export async function backofficeRows(
  options: Omit<StackOptions, 'dataDir'>,
  browser: Browser,
  rounds: Rounds,
): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fortnight-bench-'))
  const stack = await startStack({ ...options, dataDir, seeds: [crowd.seed] })
  const newPage = () => browser.newPage({ baseURL: stack.origin })
  try {
    return [
      ...(await listRows(stack.database, rounds.questions)),
      ...(await screenRows(newPage, rounds.clicks)),
      ...(await typingRows(newPage, rounds.typedWords)),
      ...(await exportRows(newPage)),
    ]
  } finally {
    await stack.stopAll()
    await rm(dataDir, { recursive: true, force: true })
  }
}
