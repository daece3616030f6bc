import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Pointer } from './release.ts'
import { type Area, root } from './webpack.ts'

/** The scripts that a built area needs to start, its entry and what its pointer says to preload, in bytes of brotli. */
export function startFiles(area: Area) {
  const dist = join(root, area, 'dist')
  const pointer = JSON.parse(readFileSync(join(dist, 'latest.json'), 'utf8')) as Pointer
  return [pointer.entry.url, ...pointer.preload].map((file) => ({
    file: `${area}/${file}`,
    bytes: brotliSize(join(dist, file)),
  }))
}

function brotliSize(file: string) {
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size
}
