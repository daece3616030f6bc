/** @jest-environment node */
import type { Server } from 'node:http'
import express from 'express'
import { closeServers, listen } from '../http/listen.testing.ts'
import { createHttpServer } from '../http/server.ts'
import { createLimiter } from '../limits/limiter.ts'
import { createClientQueue } from '../limits/perClientLimits.ts'
import { type CacheableResponse, createResponseCache } from '../pages/responseCache.ts'
import { recordDatabaseAnswer } from '../health/databaseHealth.ts'
import { countFailedRemotePoll, recordBuild } from './metrics.ts'
import { startMetrics } from './readMetrics.testing.ts'

let site: Server
let siteOrigin: string
let onWaiting = () => {}
let metrics: Awaited<ReturnType<typeof startMetrics>>

beforeAll(async () => {
  const app = express()
  app.get('/rest/v1/faqs', (_request, response) => void response.json([]))
  app.get(['/', '/blog/:slug'], (_request, response) => void response.send('page'))
  app.use((request, response) => {
    if (request.get('X-Wait')) onWaiting()
    else response.sendStatus(404)
  })
  site = createHttpServer(app)
  siteOrigin = await listen(site)
  metrics = await startMetrics()
})
afterAll(async () => {
  await metrics.stop()
  await closeServers(site)
})

const requestCount = (route: string, status: string) =>
  `fortnight_request_duration_seconds_count{route="${route}",status="${status}"}`

describe('the metrics', () => {
  it('count and time requests by route and class of status [METRIC-1]', async () => {
    for (const path of ['/', '/', '/blog/first-post?token=secret']) await fetch(siteOrigin + path)
    await metrics.expectSample(requestCount('/', '2xx'), 2)
    await metrics.expectSample(requestCount('/blog/:slug', '2xx'), 1)
    await metrics.expectSample('fortnight_request_duration_seconds_bucket{le="10",route="/",status="2xx"}', 2)
  })

  it('contain nothing that a visitor typed, so their number stays the same [METRIC-1]', async () => {
    await fetch(`${siteOrigin}/rest/v1/faqs?question=eq.secret`)
    for (const path of ['/rest/v1/made_up', '/rest/v1/rpc/made_up', '/auth/v1/made_up', '/made-up']) {
      await fetch(siteOrigin + path)
    }
    await metrics.expectSample(requestCount('/rest/v1/faqs', '2xx'), 1)
    await metrics.expectSample(requestCount('/rest/v1/*', '4xx'), 2)
    await metrics.expectSample(requestCount('/auth/v1/*', '4xx'), 1)
    await metrics.expectSample(requestCount('(unknown)', '4xx'), 1)
    expect(await metrics.readText()).not.toMatch(/made|secret|first-post/)
  })

  it('count requests that are given up before their response as failed, without a name that a visitor typed [METRIC-1]', async () => {
    for (const path of ['/rest/v1/typed', '/auth/v1/typed']) {
      const leave = new AbortController()
      onWaiting = () => leave.abort()
      const request = fetch(siteOrigin + path, { method: 'POST', headers: { 'X-Wait': '1' }, signal: leave.signal })
      await expect(request).rejects.toThrow('aborted')
    }
    await metrics.expectSample(requestCount('/rest/v1/*', '4xx'), 3)
    await metrics.expectSample(requestCount('/auth/v1/*', '4xx'), 2)
    expect(await metrics.readText()).not.toContain('typed')
  })

  it('count fresh, stale and missing responses of each cache [METRIC-1]', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
    const cache = createResponseCache('pages', 1_000_000)
    const page: CacheableResponse = { status: 200, headers: {}, body: Buffer.from('page'), cacheUpdate: 'store' }
    const produce = () => Promise.resolve(page)
    for (const waitMs of [0, 0, 0, 90_000]) {
      jest.advanceTimersByTime(waitMs)
      await cache.get('/', produce)
    }
    jest.useRealTimers()
    expect(await metrics.readSamples('fortnight_response_cache_lookups_total')).toEqual({
      'fortnight_response_cache_lookups_total{cache="pages",result="miss"}': 1,
      'fortnight_response_cache_lookups_total{cache="pages",result="hit"}': 2,
      'fortnight_response_cache_lookups_total{cache="pages",result="stale"}': 1,
    })
  })

  it('count requests that are shed by the limit that was reached [METRIC-1]', async () => {
    const runQueued = createClientQueue({ concurrency: 1, maxQueued: 1 })
    const results = [1, 2, 3].map((number) => runQueued('ada', () => Promise.resolve(number)))
    expect(await Promise.all(results)).toEqual([1, 2, undefined])
    await metrics.expectSample('fortnight_requests_shed_total{limit="queue"}', 1)
  })

  it('count attempts beyond a rate limit by its name [METRIC-1]', async () => {
    const limiter = createLimiter({ name: 'uploads', limit: 1, windowSeconds: 60 })
    for (let attempt = 0; attempt < 3; attempt++) await limiter.attempt('ada')
    expect(await metrics.readSamples('fortnight_rate_limited_total')).toEqual({
      'fortnight_rate_limited_total{limit="uploads"}': 2,
    })
  })

  it('name the current build of each area alone, and count failed polls [METRIC-1]', async () => {
    recordBuild('portal', 'one')
    recordBuild('portal', 'two', 'one')
    countFailedRemotePoll('portal')
    expect(await metrics.readSamples('fortnight_build_info')).toEqual({
      'fortnight_build_info{area="portal",build="two"}': 1,
    })
    await metrics.expectSample('fortnight_remote_polls_failed_total{area="portal"}', 1)
  })

  it('tell how long ago the database last answered [METRIC-1]', async () => {
    recordDatabaseAnswer()
    const name = 'fortnight_database_unreachable_seconds'
    const { [name]: seconds = NaN } = await metrics.readSamples(name)
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThan(5)
  })

  it('contain memory, garbage collection and the delay of the event loop [METRIC-1]', async () => {
    const text = await metrics.readText()
    for (const name of [
      'process_resident_memory_bytes',
      'nodejs_gc_duration_seconds',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect(text).toContain(`# TYPE ${name} `)
  })

  it('are served at /metrics alone', async () => {
    for (const path of ['/', '/metrics/', '/healthz']) expect((await fetch(metrics.origin + path)).status).toBe(404)
    expect((await fetch(`${metrics.origin}/metrics`, { method: 'POST' })).status).toBe(404)
  })
})
