/** @jest-environment node */
import { closeServers, listen } from '../http/listen.testing.ts'
import { createHttpServer } from '../http/server.ts'

describe('a flood of reports', () => {
  it('is answered before it reaches the log and the app, and other requests are served [REL-54]', async () => {
    const lines = jest.spyOn(console, 'log').mockImplementation(() => undefined)
    const handled: string[] = []
    const server = createHttpServer((request, response) => {
      handled.push(request.url ?? '')
      response.writeHead(200).end()
    })
    const origin = await listen(server)
    const report = () => fetch(`${origin}/telemetry/errors`, { method: 'POST', body: 'x'.repeat(4_000) })
    const responses = await Promise.all(Array.from({ length: 1_000 }, report))
    expect(responses.filter(({ ok }) => !ok)).toEqual([])
    // At most 100 in each second that this took.
    expect(handled.length).toBeLessThan(700)
    expect(lines.mock.calls.length).toBeLessThan(700)
    expect((await fetch(`${origin}/`)).status).toBe(200)
    expect(handled.at(-1)).toBe('/')
    lines.mockRestore()
    await closeServers(server)
  })
})
