import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Pointer } from '../../../.config/build/contract.ts'
import { chunkIntegrity } from '../../../.config/build/chunkIntegrityPlugin.ts'
import { computeIntegrity } from '../../../.config/build/release.ts'

export type MarketingPointer = Pointer & { server: NonNullable<Pointer['server']> }

/** Reads the pointer in a folder of releases. */
export const readPointer = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'latest.json'), 'utf8')) as MarketingPointer

/** Copies the current build of marketing under another name, with changed scripts. Returns the new build's pointer. */
export function createChangedRelease(folder: string, build: string, change: (file: string, text: string) => string) {
  const current = readPointer(folder)
  const target = join(folder, build)
  cpSync(join(folder, current.build), target, { recursive: true })
  const files = readdirSync(target).map((file) => join(target, file))
  // The precompressed files hold the old text.
  for (const path of files.filter((file) => /\.(br|gz)$/.test(file))) rmSync(path)
  const newChecksums = new Map<string, string>()
  for (const path of files.filter((file) => /\.c?js$/.test(file))) {
    const before = readFileSync(path)
    writeFileSync(path, change(basename(path), before.toString()))
    newChecksums.set(chunkChecksum(before), chunkChecksum(readFileSync(path)))
  }
  // The entry holds the checksums of the chunks.
  const replaceChecksums = (text: string) =>
    text.replaceAll(/[\w+/]{43}=/g, (checksum) => newChecksums.get(checksum) ?? checksum)
  const entry = join(target, 'remoteEntry.js')
  writeFileSync(entry, replaceChecksums(readFileSync(entry, 'utf8')))
  const text = replaceChecksums(JSON.stringify(current).replaceAll(current.build, build))
  const pointer = JSON.parse(text) as MarketingPointer
  pointer.entry.integrity = computeIntegrity(join(folder, pointer.entry.url))
  pointer.server.integrity = computeIntegrity(join(folder, pointer.server.url))
  writeFileSync(join(target, 'pointer.json'), JSON.stringify(pointer))
  return pointer
}

const chunkChecksum = (content: Buffer) => chunkIntegrity(content).slice('sha256-'.length)
