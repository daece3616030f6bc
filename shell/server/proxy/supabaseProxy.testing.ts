import { createServer } from 'node:http'
import express from 'express'
import { closeServers, listen } from '../http/listen.testing.ts'
import type { ResponseTimes } from '../limits/responseTimes.ts'
import { createFakeAuthService, type ReceivedRequest } from './fakeAuthService.testing.ts'

export const apiKeyHeaders = { apikey: 'key', 'Content-Type': 'application/json' }

// Most tests are not about these times, and send many requests.
const shortResponseTimes: ResponseTimes = { mailMs: 20, failedSignInMs: 10 }

/** Starts a proxy with empty limits and caches, in front of the fake auth service or another fake. */
export async function startProxy(createUpstream = createFakeAuthService, minTimes = shortResponseTimes) {
  const received: ReceivedRequest[] = []
  const upstream = createUpstream(received)
  process.env.SUPABASE_URL = await listen(upstream)
  const routes = express().set('trust proxy', 1)
  let caches!: typeof import('../pages/responseCache.ts')
  await jest.isolateModulesAsync(async () => {
    const { connect } = await import('@fortnight/supabase/client')
    const { settings } = await import('../settings.ts')
    connect(settings.supabase)
    routes.use((await import('./supabaseProxy.ts')).supabaseProxy(minTimes))
    caches = await import('../pages/responseCache.ts')
  })
  const app = createServer(routes)
  const baseUrl = await listen(app)
  return {
    baseUrl,
    /** The requests that have reached the upstream service. */
    received,
    upstream,
    responseCaches: caches.responseCaches,
    /** Sends a JSON body to the auth service from a client address. */
    sendToAuth: (path: string, body: unknown, { from = '203.0.113.1', method = 'POST', cookie = '' } = {}) =>
      fetch(`${baseUrl}/auth/v1${path}`, {
        method,
        redirect: 'manual',
        headers: { ...apiKeyHeaders, 'X-Forwarded-For': from, Cookie: cookie },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    stop: () => closeServers(app, upstream),
  }
}

/** Runs `task` `count` times at once and returns all results. */
export const runConcurrently = <Result>(count: number, task: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => task(index)))

/** Runs `task` `count` times, one after the other, and returns all results. */
export async function runSequentially<Result>(count: number, task: (index: number) => Promise<Result>) {
  const results: Result[] = []
  for (let index = 0; index < count; index++) results.push(await task(index))
  return results
}
