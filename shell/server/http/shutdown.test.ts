/** @jest-environment node */
import { createServer } from 'node:http'
import { listen } from './listen.testing.ts'
import { onShutdown } from './onShutdown.ts'
import { shutDownOnSignal } from './shutdown.ts'
import { waitUntil } from './waitUntil.testing.ts'

afterEach(() => jest.restoreAllMocks())

describe('a server that shuts down', () => {
  it('ends at once what it does besides, and exits when all of it has ended [ROOM-86]', async () => {
    jest.spyOn(console, 'log').mockImplementation(() => undefined)
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    // Other tests of this process may have set it.
    jest.spyOn(process, 'exitCode', 'get').mockReturnValue(undefined)
    const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never)
    const server = createServer()
    await listen(server)
    const endStreams = jest.fn()
    let finishMail!: () => void
    onShutdown(endStreams)
    onShutdown(() => new Promise((resolve) => (finishMail = resolve)))
    const shutDown = shutDownOnSignal(server, 3_000)
    void shutDown()
    expect(endStreams).toHaveBeenCalledTimes(1)
    await waitUntil(() => !server.listening)
    expect(exit).not.toHaveBeenCalled()
    finishMail()
    await waitUntil(() => exit.mock.calls.length > 0)
    expect(exit.mock.calls[0]).toEqual([0])
    // The fake exit ends nothing, so the time limit of the shutdown comes, too.
    await waitUntil(() => exit.mock.calls.length === 2)
  })
})
