/** @jest-environment node */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { health, readiness } from './health.ts'
import * as remotes from './remotes.ts'

jest.mock('./release.ts', () => ({ release: { build: 'shell1' } }))
jest.mock('./remotes.ts')
const { marketingBundle, remoteLocations } = jest.mocked(remotes)

let server: Server

beforeAll(async () => {
  const app = express().get('/healthz', health).get('/readyz', readiness)
  await new Promise<void>((done) => (server = app.listen(0, '127.0.0.1', () => done())))
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})

async function ask(path: string) {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  return { status: answer.status, says: (await answer.json()) as unknown }
}

it('a server is ready once it has the pages of marketing, and not before', async () => {
  marketingBundle.mockReturnValue(undefined)
  expect(await ask('/readyz')).toEqual({ status: 503, says: { ready: false } })
  marketingBundle.mockReturnValue({} as ReturnType<typeof marketingBundle>)
  expect(await ask('/readyz')).toEqual({ status: 200, says: { ready: true } })
})

it('a server that is not ready is healthy, and says which builds it has', async () => {
  const located = { portal: { entry: 'https://static.example.com/portal/build2/entry.js', integrity: '', preload: [] } }
  marketingBundle.mockReturnValue(undefined)
  remoteLocations.mockReturnValue(located)
  expect(await ask('/healthz')).toEqual({ status: 200, says: { status: 'ok', build: 'shell1', remotes: located } })
})
