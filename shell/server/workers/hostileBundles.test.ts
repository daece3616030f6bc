/** @jest-environment node */
import { waitUntil } from '../http/waitUntil.testing.ts'
import { registry } from '../metrics/metrics.ts'
import { createBundle, startTextWorkers, type TextWorkers } from './textWorkers.testing.ts'
import { WorkerUnavailableError } from './workerErrors.ts'

// Each test starts a process, and some of them use up its memory.
jest.setTimeout(60_000)

let workers: TextWorkers | undefined

const start = async (...args: Parameters<typeof startTextWorkers>) => (workers = await startTextWorkers(...args))
afterEach(() => workers?.stop())

const readMetric = async (name: string) => (await registry.getSingleMetric(name)!.get()).values[0]!.value

const loopForever = 'for (;;);'
const useUpMemory =
  'const all = []; for (;;) { all.push(new Uint8Array(2 ** 25).fill(1)); await new Promise(setImmediate) }'
const endProcess = "setTimeout(() => { throw new Error('late') }); await new Promise(() => {})"

describe('a server bundle that misbehaves while it loads', () => {
  it.each([
    ['throws', "throw new Error('no ink')", /no ink/],
    ['exports nothing', 'module.exports = {}', /build one does not export App, prefetch, and endpoints/],
    ['uses up its memory', 'const all = []; for (;;) all.push(Array(2 ** 20).fill(all))', /ended|memory/],
  ])('is refused when it %s [BUNDLE-2]', async (_fault, code, message) => {
    await expect(start(code)).rejects.toThrow(message)
  })
})

describe('a server bundle that misbehaves on a page', () => {
  it.each([
    ['loops forever', loopForever, /did not respond for 1 s/],
    // A busy machine may reach the time limit before the memory limit.
    ['uses up its memory', useUpMemory, /it used \d+ MB of memory|did not respond for 1 s/],
    ['throws outside of any request', endProcess, /it ended with exit code/],
  ])('is replaced when it %s, and serves its other pages again at once [BUNDLE-2]', async (_fault, code, reason) => {
    const { renderText, lines } = await start(createBundle({ prefetch: `if (url.pathname === '/bad') { ${code} }` }))
    await expect(renderText('/bad')).rejects.toThrow(WorkerUnavailableError)
    await waitUntil(() => reason.test(lines.join('\n')))
    await waitUntil(async () => (await renderText('/').catch(() => undefined)) === 'a page')
  })

  it('gives up a page that never gets its data, and nothing else [BUNDLE-2]', async () => {
    const { renderText } = await start(
      createBundle({ prefetch: "if (url.pathname === '/bad') await new Promise(() => {})" }),
    )
    const bad = renderText('/bad').catch(String)
    expect(await renderText('/')).toBe('a page')
    expect(await bad).toBe('Error: there was no response within 1.5 s')
    expect(await renderText('/')).toBe('a page')
  })

  it('reports an unhandled rejection and goes on [BUNDLE-2]', async () => {
    const { renderText, lines } = await start(createBundle({ prefetch: "void Promise.reject(new Error('forgotten'))" }))
    expect(await renderText('/')).toBe('a page')
    await waitUntil(() => lines.join('\n').includes('unhandled: Error: forgotten'))
  })

  it('is reported as failing after two lost workers [BUNDLE-2]', async () => {
    const failures: string[] = []
    const onRepeatedFailures = (reason: string) => void failures.push(reason)
    const { renderText } = await start(createBundle({ prefetch: endProcess }), { size: 2, onRepeatedFailures })
    await waitUntil(async () => (await readMetric('fortnight_render_workers')) === 2)
    const results = await Promise.allSettled([1, 2].map(() => renderText('/')))
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await waitUntil(() => failures.length === 1)
    expect(failures).toEqual([expect.stringMatching(/it ended with exit code/)])
  })

  it('is counted when it is replaced, beside the workers that run [METRIC-1]', async () => {
    const prefetch = `if (url.pathname === '/bad') { ${endProcess} }`
    const { renderText } = await start(createBundle({ prefetch }), { size: 2 })
    await waitUntil(async () => (await readMetric('fortnight_render_workers')) === 2)
    const replaced = await readMetric('fortnight_render_workers_replaced_total')
    await expect(renderText('/bad')).rejects.toThrow(WorkerUnavailableError)
    await waitUntil(async () => (await readMetric('fortnight_render_workers_replaced_total')) === replaced + 1)
    await waitUntil(async () => (await readMetric('fortnight_render_workers')) === 2)
  })

  it('is reported as failing after three pages without a response [BUNDLE-2]', async () => {
    const failures: string[] = []
    const onRepeatedFailures = (reason: string) => void failures.push(reason)
    const { renderText } = await start(createBundle({ prefetch: 'await new Promise(() => {})' }), {
      onRepeatedFailures,
    })
    await Promise.allSettled([1, 2, 3].map(() => renderText('/')))
    expect(failures).toEqual(['there was no response within 1.5 s'])
  })

  it('leaves no process behind when its workers are stopped', async () => {
    const { renderText, stop } = await start(createBundle(), { size: 2 })
    expect(await renderText('/')).toBe('a page')
    stop()
    await expect(renderText('/')).rejects.toThrow(WorkerUnavailableError)
  })
})
