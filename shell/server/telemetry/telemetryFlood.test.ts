/** @jest-environment node */
import { closeServers, listen } from '../http/listen.testing.ts'
import type * as HttpServer from '../http/server.ts'

describe('a flood of reports', () => {
  it('is answered before it reaches the app, and other requests are served [REL-54]', async () => {
    // Without a line for each request.
    process.env.FORTNIGHT_LOG = 'text'
    let createHttpServer!: typeof HttpServer.createHttpServer
    await jest.isolateModulesAsync(async () => {
      ;({ createHttpServer } = await import('../http/server.ts'))
    })
    const handled: string[] = []
    const server = createHttpServer((request, response) => {
      handled.push(request.url ?? '')
      response.writeHead(200).end()
    })
    const origin = await listen(server)
    const report = () => fetch(`${origin}/telemetry/errors`, { method: 'POST', body: 'x'.repeat(4_000) })
    const startedAt = performance.now()
    const responses = await Promise.all(Array.from({ length: 1_000 }, report))
    expect(responses.filter(({ ok }) => !ok)).toEqual([])
    // At most 100 in each second that this took, of which the first and the last were not whole.
    const seconds = Math.ceil((performance.now() - startedAt) / 1_000) + 1
    expect(handled.length).toBeLessThanOrEqual(100 * seconds)
    expect(handled.length).toBeLessThan(1_000)
    expect((await fetch(`${origin}/`)).status).toBe(200)
    expect(handled.at(-1)).toBe('/')
    await closeServers(server)
  })
})
