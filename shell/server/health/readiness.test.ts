/** @jest-environment node */
import { createServer } from 'node:http'
import express from 'express'
import { connect } from '@fortnight/supabase/client'
import { closeServers, listen } from '../http/listen.testing.ts'
import { clearCachesIfContentChanged } from '../pages/contentVersion.ts'
import { databaseUnreachableLimitMs } from '../limits/timeouts.ts'
import { listenForDatabaseProblems } from './databaseHealth.ts'
import { readiness, watchReadiness } from './readiness.ts'

let isDatabaseDown = true
let elapsedMs = 0
const server = createServer(express().get('/readyz', readiness))
const fakeDatabase = createServer((_request, response) => {
  response.writeHead(isDatabaseDown ? 503 : 200, { 'Content-Type': 'application/json' }).end('"1.3"')
})
let origin: string

// Marketing is never loaded in this file.
const databaseGone = { status: 503, body: { ready: false, reasons: ['marketing-not-loaded', 'database-unreachable'] } }
const databaseAnswers = { status: 503, body: { ready: false, reasons: ['marketing-not-loaded'] } }

const readReadiness = async () => {
  const response = await fetch(`${origin}/readyz`)
  return { status: response.status, body: (await response.json()) as unknown }
}

beforeAll(async () => {
  listenForDatabaseProblems()
  const now = performance.now.bind(performance)
  jest.spyOn(performance, 'now').mockImplementation(() => now() + elapsedMs)
  connect({ url: await listen(fakeDatabase), key: 'key' })
  origin = await listen(server)
})
afterAll(() => closeServers(server, fakeDatabase))

describe('/readyz', () => {
  it('fails until the database has answered once [READY-1]', async () => {
    await clearCachesIfContentChanged()
    expect(await readReadiness()).toEqual(databaseGone)
    isDatabaseDown = false
    await clearCachesIfContentChanged()
    expect(await readReadiness()).toEqual(databaseAnswers)
  })

  it('fails once the database has been gone for longer than 15 s, until it answers again [READY-1]', async () => {
    expect(databaseUnreachableLimitMs).toBe(15_000)
    isDatabaseDown = true
    elapsedMs += 14_000
    await clearCachesIfContentChanged()
    expect(await readReadiness()).toEqual(databaseAnswers)
    elapsedMs += 1_100
    expect(await readReadiness()).toEqual(databaseGone)
    isDatabaseDown = false
    await clearCachesIfContentChanged()
    expect(await readReadiness()).toEqual(databaseAnswers)
  })

  it.each(['disk-full', 'disk-read-only', 'database-lock-lost'])(
    'fails with the reason %s while the process that runs the embedded database reports it [READY-3]',
    async (problem) => {
      const reportProblem = (databaseProblem?: string) => process.emit('message', { databaseProblem }, undefined)
      reportProblem(problem)
      expect(await readReadiness()).toEqual({
        status: 503,
        body: { ready: false, reasons: ['marketing-not-loaded', problem] },
      })
      reportProblem()
      expect(await readReadiness()).toEqual(databaseAnswers)
    },
  )

  it('is explained in the log when its problems change [READY-2]', async () => {
    const lines: string[] = []
    const addLine = (line: string) => void lines.push(line)
    jest.spyOn(console, 'log').mockImplementation(addLine)
    jest.spyOn(console, 'error').mockImplementation(addLine)
    jest.useFakeTimers({ doNotFake: ['performance', 'setTimeout', 'clearTimeout', 'setImmediate', 'nextTick'] })
    watchReadiness()
    elapsedMs += 15_100
    jest.advanceTimersByTime(2_000)
    await clearCachesIfContentChanged()
    jest.advanceTimersByTime(2_000)
    jest.useRealTimers()
    expect(lines).toEqual([
      expect.stringContaining('"shell: not ready: marketing-not-loaded, database-unreachable"'),
      expect.stringContaining('"shell: not ready: marketing-not-loaded"'),
    ])
  })
})
