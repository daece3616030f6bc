import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { type Asked, authService } from './fakeAuthService.testing.ts'

export const key = { apikey: 'key', 'Content-Type': 'application/json' }

const portOf = (server: Server) => (server.address() as AddressInfo).port
const listen = (server: Server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done))

/** A proxy that counts from nought, in front of the stand-in for the auth service or another one. */
export async function startProxy(standIn = authService) {
  const asked: Asked[] = []
  const upstream = standIn(asked)
  await listen(upstream)
  process.env.SUPABASE_URL = `http://127.0.0.1:${portOf(upstream)}`
  const routes = express().set('trust proxy', 1)
  let answers!: typeof import('../pages/responseCache.ts')
  await jest.isolateModulesAsync(async () => {
    const { connect } = await import('@fortnight/supabase/client')
    const { settings } = await import('../settings.ts')
    connect(settings.supabase)
    routes.use((await import('./supabaseProxy.ts')).supabaseProxy())
    answers = await import('../pages/responseCache.ts')
  })
  const app = createServer(routes)
  await listen(app)
  const base = `http://127.0.0.1:${portOf(app)}`
  return {
    base,
    /** What has reached the service. */
    asked,
    upstream,
    memories: answers.memories,
    send: (path: string, body: unknown, { from = '203.0.113.1', method = 'POST' } = {}) =>
      fetch(`${base}/auth/v1${path}`, {
        method,
        redirect: 'manual',
        headers: { ...key, 'X-Forwarded-For': from },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async stop() {
      for (const server of [app, upstream]) {
        server.closeAllConnections()
        await new Promise((done) => server.close(done))
      }
    },
  }
}

/** What a number of turns give that are taken at the same time. Refusals take theirs. */
export const together = <Result>(count: number, act: (turn: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => act(turn)))

/** What a number of turns give, one after the other. */
export async function times<Result>(count: number, act: (turn: number) => Promise<Result>) {
  const results: Result[] = []
  for (let turn = 0; turn < count; turn++) results.push(await act(turn))
  return results
}
