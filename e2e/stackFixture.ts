import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test } from 'playwright/test'
import { readSecrets } from '../.config/databaseSecrets.ts'
import { startStack, type StackOptions } from '../.config/stack.ts'
import { ports } from './ports.ts'

const root = resolve(import.meta.dirname, '..')

/** A product of one's own, to break: fresh database, own ports, and everything that its servers said in `lines`. Starting takes its time. */
export async function startOwnStack(at: { web: number; api: number }, options: Partial<StackOptions> = {}) {
  const info = test.info()
  info.setTimeout(Math.max(info.timeout, 120_000))
  const dataDir = mkdtempSync(join(tmpdir(), 'fortnight-stack-'))
  const lines: string[] = []
  const stack = await startStack({
    port: at.web,
    apiPort: at.api,
    dataDir,
    log: (line) => lines.push(line),
    ...options,
    shellEnv: { RATES_URL: '', GEO_URL: '', ...options.shellEnv },
  })
  return {
    stack,
    lines,
    async dispose() {
      await stack.stopAll()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The same with the database of all other tests, where what is broken are the servers in front of it. */
export function startOwnServers(at: { web: number; api: number }, options: Partial<StackOptions> = {}) {
  const url = `http://127.0.0.1:${ports.shared.api}`
  return startOwnStack(at, { database: { ...readSecrets(), url, stop: () => Promise.resolve() }, ...options })
}

/** A copy of an area's current release, in a folder that a test may tamper with. */
export function copyRelease(area: string) {
  const folder = mkdtempSync(join(tmpdir(), `fortnight-${area}-`))
  mkdirSync(folder, { recursive: true })
  cpSync(join(root, area, 'dist'), folder, { recursive: true })
  return folder
}
