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

const runScript = resolve(import.meta.dirname, '../../.config/run.mjs')
const stackPorts = { port: ports.npmStart.web, apiPort: ports.npmStart.api }

let dataDir: string

test.beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fortnight-restart-'))
})

test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Runs `npm start` until it ends. Returns its output and its exit code. */
const runNpmStart = (env: Record<string, string>) =>
  new Promise<{ output: string; exitCode: number | null }>((resolve) => {
    const child = execFile(
      process.execPath,
      [runScript, 'serve/start'],
      { env: { ...process.env, ...env } },
      (_error, stdout, stderr) => resolve({ output: stdout + stderr, exitCode: child.exitCode }),
    )
  })

test('npm start fails when its port is in use, and says how to choose another', async () => {
  const { output, exitCode } = await runNpmStart({ FORTNIGHT_PORT: String(ports.shared.web) })
  expect(output).toContain(
    `Port ${ports.shared.web} (shell) is already in use. Stop what uses it, or set FORTNIGHT_PORT to another port.`,
  )
  expect(exitCode).toBe(1)
})

/** When the entry of each area was put in the folder that is served, in milliseconds. */
const readEntryTimesMs = () =>
  areas.map((area) => {
    const { entry } = JSON.parse(readFileSync(join(liveFolder(area), 'latest.json'), 'utf8')) as Pointer
    return statSync(join(liveFolder(area), entry.url)).ctimeMs
  })

test('npm start fails when another process uses the database directory, and does not replace the served builds', async () => {
  test.setTimeout(180_000)
  const entryTimesBefore = readEntryTimesMs()
  const { output, exitCode } = await runNpmStart({
    FORTNIGHT_PORT: String(ports.npmStart.web),
    FORTNIGHT_API_PORT: String(ports.npmStart.api),
    FORTNIGHT_DATA_DIR: process.env.FORTNIGHT_E2E_DATA_DIR!,
  })
  expect(output).toMatch(/is already in use by another process \(pid \d+\)/)
  expect(exitCode).toBe(1)
  expect(readEntryTimesMs()).toEqual(entryTimesBefore)
})

test('the product keeps its data across a restart, and restarts within twenty seconds', { tag: '@quiet' }, async () => {
  test.setTimeout(180_000)
  // Other tests use the processor as well, so one render worker is enough.
  const shellEnv = { FORTNIGHT_RENDER_WORKERS: '1' }
  const start = () => startStack({ ...stackPorts, dataDir, shellEnv, log: () => undefined })
  const question = 'Is this still here after a restart?'

  const firstStack = await start()
  const { url, secretKey } = firstStack.database
  const response = await fetch(`${url}/rest/v1/faqs`, {
    method: 'POST',
    headers: { apikey: secretKey, Authorization: `Bearer ${secretKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ question, answer: 'Yes.', order_index: 99, published: true }),
  })
  expect(response.ok).toBe(true)
  await firstStack.stopAll()

  const measureRestart = async () => {
    const startedAt = Date.now()
    const stack = await start()
    const durationMs = Date.now() - startedAt
    expect(await (await fetch(stack.origin)).text()).toContain(question)
    await stack.stopAll()
    return durationMs
  }
  // Other tests use the processor as well, so it has several attempts.
  await expect.poll(measureRestart, { timeout: 120_000 }).toBeLessThan(20_000)
})

test('npm start ends with code 1 and a sentence when the lock on its database is lost, and leaves no process running [DB-3]', async () => {
  test.setTimeout(180_000)
  const ended = runNpmStart({
    FORTNIGHT_PORT: String(ports.npmStart.web),
    FORTNIGHT_API_PORT: String(ports.npmStart.api),
    FORTNIGHT_DATA_DIR: dataDir,
  })
  const readReadiness = () =>
    fetch(`http://localhost:${ports.npmStart.web}/readyz`).then(({ status }) => status, String)
  await expect.poll(readReadiness, { timeout: 120_000 }).toBe(200)
  rmSync(join(dataDir, 'database.lock'), { recursive: true })
  const { output, exitCode } = await ended
  expect(output).toContain(
    `The lock on ${dataDir} was lost; the database was stopped before another process writes to it. Stopping everything.`,
  )
  expect(exitCode).toBe(1)
  await requireFreePorts(stackPorts)
})

test('npm start leaves no process running when it is interrupted while it starts', async () => {
  test.setTimeout(180_000)
  const child = spawn(process.execPath, [runScript, 'serve/start'], {
    env: {
      ...process.env,
      FORTNIGHT_PORT: String(ports.npmStart.web),
      FORTNIGHT_API_PORT: String(ports.npmStart.api),
      FORTNIGHT_DATA_DIR: dataDir,
    },
  })
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('listening on')) resolve()
    })
  })
  child.kill('SIGINT')
  await expect.poll(() => requireFreePorts(stackPorts).catch(String)).toBeUndefined()
})
