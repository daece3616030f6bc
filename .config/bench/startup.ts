import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAll } from '../build/buildAll.ts'
import { startStack, type StackOptions } from '../serve/stack.ts'
import { createRow, type Row } from './resultsTable.ts'

/** Measures `npm start`: building every area without a cache, and starting with a new and with an existing database. */
export async function measureStartup(options: Omit<StackOptions, 'dataDir'>): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fortnight-bench-'))
  try {
    const buildSeconds = await measureSeconds(() => buildAll({ skipCache: true }))
    const startAndStop = async () => (await startStack({ ...options, dataDir })).stopAll()
    console.log('Start: with a new database')
    const coldSeconds = await measureSeconds(startAndStop)
    console.log('Start: with an existing database')
    const warmSeconds = await measureSeconds(startAndStop)
    const cell = (seconds: number) => ({ 'npm start': seconds })
    return [
      createRow({ figure: 'build of the four areas, s', digits: 1 }, cell(buildSeconds)),
      createRow(
        { figure: 'the same and start with a new database, s', digits: 1, atMost: 120 },
        cell(buildSeconds + coldSeconds),
      ),
      createRow({ figure: 'start with an existing database, and stop, s', digits: 1, atMost: 10 }, cell(warmSeconds)),
    ]
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measureSeconds(task: () => Promise<unknown>) {
  const startedAt = performance.now()
  await task()
  return (performance.now() - startedAt) / 1_000
}
