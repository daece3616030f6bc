import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace.ts'

const folder = join(root, 'supabase/seeds')

/**
 * The SQL of what a fresh local installation contains, and of further files (absolute paths). It is joined here because
 * the embedded database does not run several files in the order in which they are named.
 */
export function seedSql(further: string[] = []) {
  const files = readdirSync(folder)
    .sort()
    .map((file) => join(folder, file))
  return [...files, ...further].map((file) => readFileSync(file, 'utf8')).join('\n')
}
