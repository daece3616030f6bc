import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Area, root } from '../workspace.ts'
import type { Pointer } from './contract.ts'

/** The scripts that a built area downloads to start: its entry and the files its pointer preloads, in bytes of Brotli. */
export function measureStartupScripts(area: Area) {
  const dist = join(root, area, 'dist')
  const pointer = JSON.parse(readFileSync(join(dist, 'latest.json'), 'utf8')) as Pointer
  return [pointer.entry.url, ...pointer.preload].map((file) => ({
    file: `${area}/${file}`,
    bytes: brotliSize(join(dist, file)),
  }))
}

/** The scripts of the shell with these names, in bytes of Brotli. */
export function measureShellScripts(names: string[]) {
  const dist = join(root, 'shell/dist')
  const { build } = JSON.parse(readFileSync(join(dist, 'latest.json'), 'utf8')) as Pointer
  return names.map((name) => ({ file: name, bytes: brotliSize(join(dist, build, 'client', name)) }))
}

// Files below the compressor's threshold have no Brotli version.
function brotliSize(file: string) {
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size
}
