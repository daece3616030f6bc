import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace.ts'

const folder = join(root, 'supabase/seeds')

/**
 * The SQL of the seed and of further files (absolute paths). The files are joined because the embedded database does not
 * run several files in the listed order.
 */
export function seedSql(furtherFiles: string[] = []) {
  const files = readdirSync(folder)
    .sort()
    .map((file) => join(folder, file))
  return [...files, ...furtherFiles].map((file) => readFileSync(file, 'utf8')).join('\n')
}
