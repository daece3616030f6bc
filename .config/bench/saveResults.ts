import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { Row } from './resultsTable.ts'
import { root } from '../workspace.ts'

/** Keeps rows in bench-results/, with the machine and the time that they were measured at. The last ones of a name stay. */
export async function keepResults(name: string, rows: Row[]) {
  const folder = join(root, 'bench-results')
  await mkdir(folder, { recursive: true })
  const machine = { cpus: cpus().length, cpu: cpus()[0]?.model, node: process.version }
  const results = { at: new Date().toISOString(), machine, rows }
  await writeFile(join(folder, `${name}.json`), JSON.stringify(results, null, 2))
}
