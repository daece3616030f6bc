import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pointer } from '../../.config/build/contract.ts'
import { computeIntegrity } from '../../.config/build/release.ts'

export type MarketingPointer = Pointer & { server: NonNullable<Pointer['server']> }

/** Reads the pointer in a folder of releases. */
export const readPointer = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'latest.json'), 'utf8')) as MarketingPointer

/** Copies the current build of marketing under another name, with changed scripts. Returns the new build's pointer. */
export function createChangedRelease(folder: string, build: string, change: (file: string, text: string) => string) {
  const current = readPointer(folder)
  const target = join(folder, build)
  cpSync(join(folder, current.build), target, { recursive: true })
  for (const file of readdirSync(target)) {
    const path = join(target, file)
    // The precompressed files hold the old text.
    if (/\.(br|gz)$/.test(file)) rmSync(path)
    else if (/\.c?js$/.test(file)) writeFileSync(path, change(file, readFileSync(path, 'utf8')))
  }
  const pointer = JSON.parse(JSON.stringify(current).replaceAll(current.build, build)) as MarketingPointer
  pointer.entry.integrity = computeIntegrity(join(folder, pointer.entry.url))
  pointer.server.integrity = computeIntegrity(join(folder, pointer.server.url))
  writeFileSync(join(target, 'pointer.json'), JSON.stringify(pointer))
  return pointer
}
