import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAll } from '../build/buildAll.ts'
import { startStack, type StackOptions } from '../serve/stack.ts'
import { row, type Row } from './resultsTable.ts'

/** How long `npm start` takes: building every area from nothing, and starting with a new and with an existing database. */
export async function startupRows(options: Omit<StackOptions, 'dataDir'>): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fortnight-bench-'))
  try {
    const build = await secondsOf(() => buildAll({ skipCache: true }))
    const start = async () => (await startStack({ ...options, dataDir })).stopAll()
    console.log('Start: with a new database')
    const cold = await secondsOf(start)
    console.log('Start: with an existing database')
    const warm = await secondsOf(start)
    const cell = (seconds: number) => ({ 'npm start': seconds })
    return [
      row({ figure: 'build of the four areas, s', digits: 1 }, cell(build)),
      row({ figure: 'the same and start with a new database, s', digits: 1, atMost: 120 }, cell(build + cold)),
      row({ figure: 'start with an existing database, and stop, s', digits: 1, atMost: 10 }, cell(warm)),
    ]
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function secondsOf(work: () => Promise<unknown>) {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1_000
}
