/** @jest-environment node */
import { waitUntil } from '../http/waitUntil.testing.ts'
import { declarationsOfContract1 } from './declarationsOfContract1.ts'
import type { StartMarketingBuild } from '../workers/marketingBuild.ts'
import { createBundle, startTextWorkers } from '../workers/textWorkers.testing.ts'
import type * as Releases from './marketingReleases.ts'

// Each test starts several processes.
jest.setTimeout(60_000)

const started: { stop: () => void }[] = []
const restored: string[] = []
const logLines: string[] = []

/** Starts real workers, whose pages are plain text. */
const startBuild: StartMarketingBuild = async ({ build, code }, onRepeatedFailures) => {
  const workers = await startTextWorkers(code, { onRepeatedFailures })
  started.push(workers)
  return {
    ...workers.exports,
    endpoints: [build],
    renderPage: (pageUrl) => workers.run((worker) => worker.renderPage(pageUrl, {})),
    callEndpoint: (key, request) => workers.run((worker) => worker.callEndpoint(key, request)),
    grow: (size) => workers.grow(size),
    onRepeatedFailures: () => undefined,
    drain: () => workers.drain(),
    stop: () => workers.stop(),
  }
}

let releases: typeof Releases

function deploy(build: string, code: string) {
  const release = {
    build,
    location: { entry: build, integrity: '', preload: [] },
    area: declarationsOfContract1.marketing,
    flags: {},
    pointer: { build, contract: 1 },
  }
  const loadBundle = () => Promise.resolve({ build, href: 'http://localhost/server.cjs', code })
  const onRestore = (earlier: Releases.Release) => void restored.push(earlier.build)
  return releases.switchMarketing(release, loadBundle, { startBuild, onRestore })
}

const currentBuild = () => releases.marketingBuild()?.endpoints[0]
const renderPage = (path: string) => releases.marketingBuild()!.renderPage({ path, search: '' }, {})

/** Requests a page, whether it fails or not, until a condition holds. */
const requestUntil = (path: string, isTrue: () => boolean) =>
  waitUntil(async () => {
    await renderPage(path).catch(() => undefined)
    return isTrue()
  })
const isLogged = (text: string) => logLines.some((line) => line.includes(text))

const crashOn = (condition: string) =>
  createBundle({ prefetch: `if (${condition}) setTimeout(() => { throw new Error('late') })` })

beforeEach(async () => {
  for (const method of ['log', 'error'] as const)
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => void logLines.push(args.join()))
  await jest.isolateModulesAsync(async () => {
    releases = await import('./marketingReleases.ts')
  })
})
afterEach(() => {
  for (const workers of started.splice(0)) workers.stop()
  jest.restoreAllMocks()
})

describe('a release of marketing', () => {
  it('takes over only when its workers have started, and loses no request of the build before it', async () => {
    await deploy('one', createBundle({ prefetch: 'await new Promise((resolve) => setTimeout(resolve, 300))' }))
    const pending = renderPage('/')
    await expect(deploy('broken', 'throw new Error("no ink")')).rejects.toThrow('no ink')
    expect(currentBuild()).toBe('one')
    expect((await pending).html).toBe('a page')
    const last = renderPage('/')
    await deploy('two', createBundle())
    expect(currentBuild()).toBe('two')
    expect((await last).html).toBe('a page')
  })

  it('is not started again at once after it was refused', async () => {
    await expect(deploy('broken', 'throw new Error("no ink")')).rejects.toThrow('no ink')
    await expect(deploy('broken', createBundle())).rejects.toThrow('no ink')
    expect(started).toEqual([])
  })

  it('is given up when its workers keep failing: the build before it comes back [BUNDLE-2]', async () => {
    await deploy('good', createBundle())
    await deploy('hostile', crashOn('true'))
    expect(currentBuild()).toBe('hostile')
    await requestUntil('/', () => currentBuild() === 'good')
    expect((await renderPage('/')).html).toBe('a page')
    expect(restored).toEqual(['good'])
    expect(isLogged('returning to build good')).toBe(true)
    await expect(deploy('hostile', createBundle())).rejects.toThrow('build hostile was given up')
  })

  it('stays when its workers keep failing and there is no build to return to [BUNDLE-2]', async () => {
    await deploy('first', crashOn("url.pathname === '/bad'"))
    await requestUntil('/bad', () => isLogged('there is no earlier build to return to'))
    expect(currentBuild()).toBe('first')
    await waitUntil(async () => (await renderPage('/').catch(() => undefined))?.html === 'a page')
  })
})
