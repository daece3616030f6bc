import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { requireFreePorts, startStack } from '../../.config/serve/stack.ts'
import { expect, test } from '../support/fixtures.ts'
import { ports } from '../support/ports.ts'
import { areas, liveFolder } from '../../.config/workspace.ts'
import type { Pointer } from '../../.config/build/contract.ts'

test.describe.configure({ mode: 'serial' })

const script = resolve(import.meta.dirname, '../../.config/run.mjs')

let dataDir: string
test.beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fortnight-restart-'))
})
test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Runs `npm start` where something is in its way; gives what it said and its exit code. */
const start = (env: Record<string, string>) =>
  new Promise<{ output: string; code: number | null }>((done) => {
    const child = execFile(
      process.execPath,
      [script, 'serve/start'],
      { env: { ...process.env, ...env } },
      (_e, out, err) => done({ output: out + err, code: child.exitCode }),
    )
  })

test('says which port is in use and how to choose another', async () => {
  const { output, code } = await start({ FORTNIGHT_PORT: String(ports.shared.web) })
  expect(output).toContain(
    `Port ${ports.shared.web} (shell) is already in use. Stop what uses it, or set FORTNIGHT_PORT to another port.`,
  )
  expect(code).toBe(1)
})

/** When the files that browsers are given first came to their place, ms. */
const entriesServed = () =>
  areas.map((area) => {
    const { entry } = JSON.parse(readFileSync(join(liveFolder(area), 'latest.json'), 'utf8')) as Pointer
    return statSync(join(liveFolder(area), entry.url)).ctimeMs
  })

test('refuses a database directory that another process uses, and leaves its files in their place', async () => {
  test.setTimeout(90_000)
  const before = entriesServed()
  const { output, code } = await start({
    FORTNIGHT_PORT: String(ports.npmStart.web),
    FORTNIGHT_API_PORT: String(ports.npmStart.api),
    FORTNIGHT_DATA_DIR: process.env.FORTNIGHT_E2E_DATA_DIR!,
  })
  expect(output).toMatch(/is already in use by another process \(pid \d+\)/)
  expect(code).toBe(1)
  expect(entriesServed()).toEqual(before)
})

test('keeps what was stored when it is stopped and started again', async () => {
  test.setTimeout(90_000)
  const begin = () => startStack({ port: ports.npmStart.web, apiPort: ports.npmStart.api, dataDir, log: () => undefined })
  const question = 'Is this still here after a restart?'

  const first = await begin()
  const { secretKey } = first.database
  const headers = { apikey: secretKey, Authorization: `Bearer ${secretKey}`, 'Content-Type': 'application/json' }
  const row = JSON.stringify({ question, answer: 'Yes.', order_index: 99, published: true })
  expect((await fetch(`${first.database.url}/rest/v1/faqs`, { method: 'POST', headers, body: row })).ok).toBe(true)
  await first.stopAll()

  const began = Date.now()
  const second = await begin()
  expect(Date.now() - began).toBeLessThan(10_000)
  expect(await (await fetch(second.origin)).text()).toContain(question)
  await second.stopAll()
})

test('leaves nothing running when it is ended while it starts', async () => {
  test.setTimeout(90_000)
  const at = { port: ports.npmStart.web, apiPort: ports.npmStart.api }
  const env = { FORTNIGHT_PORT: String(at.port), FORTNIGHT_API_PORT: String(at.apiPort), FORTNIGHT_DATA_DIR: dataDir }
  const child = spawn(process.execPath, [script, 'serve/start'], { env: { ...process.env, ...env } })
  await new Promise<void>((partly) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('listening on') && partly())
  })
  child.kill('SIGINT')
  await expect.poll(() => requireFreePorts(at).catch((error: Error) => error.message)).toBeUndefined()
})
