import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { root } from '../workspace.ts'
import type { Row } from './resultsTable.ts'

/** Writes rows with the time and the machine to bench-results/<name>.json, in place of earlier results of that name. */
export async function saveResults(name: string, rows: Row[]) {
  const folder = join(root, 'bench-results')
  await mkdir(folder, { recursive: true })
  const machine = { cpus: cpus().length, cpu: cpus()[0]?.model, node: process.version }
  const results = { at: new Date().toISOString(), machine, rows }
  await writeFile(join(folder, `${name}.json`), JSON.stringify(results, null, 2))
}
