/** @jest-environment node */
import type { RemoteName } from '../../src/startup/bootData.ts'
import type * as RoutePatterns from '../http/routePattern.ts'
import { closeServers, listen } from '../http/listen.testing.ts'
import type * as PageUrls from '../pages/pageUrl.ts'
import { addBuild, areas, expectEventually, host, setPointer, startIdleBuild } from './fakeRemoteHost.testing.ts'
import type * as LiveAreas from './liveAreas.ts'
import type * as Remotes from './remoteBuilds.ts'

let remotes: typeof Remotes
let live: typeof LiveAreas
let pageUrls: typeof PageUrls
let routes: typeof RoutePatterns
const logLines: string[] = []

const homes = { marketing: { '/': 'public' }, portal: { '/dashboard': 'client' }, backoffice: { '/admin': 'admin' } }

/** Releases a build of contract 2 with its home page and further paths. */
const declare = (area: keyof typeof homes, build: string, paths: object = {}, fields: object = {}) =>
  setPointer(area, {
    ...{ ...addBuild(area, build), contract: 2, paths: { ...homes[area], ...paths }, navigation: [] },
    // The idle build of these tests exports its name as its only endpoint.
    ...(area === 'marketing' && { endpoints: [`GET /${build}`] }),
    ...fields,
  })
const browserBuild = (area: RemoteName) => /(\w+)\/remoteEntry/.exec(remotes.remoteLocations()[area]?.entry ?? '')?.[1]
const isServed = (area: RemoteName, build: string) => expectEventually(() => browserBuild(area) === build)
const isLogged = (line: string) => expectEventually(() => logLines.includes(line))

beforeAll(async () => {
  jest.useFakeTimers({ doNotFake: ['Date', 'setImmediate', 'nextTick', 'queueMicrotask'] })
  const origin = await listen(host)
  for (const area of areas) process.env[`${area.toUpperCase()}_POINTER`] = `${origin}/${area}/latest.json`
  process.env.FORTNIGHT_LOG = 'text'
  for (const method of ['log', 'error'] as const) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => void logLines.push(args.join()))
  }
  await jest.isolateModulesAsync(async () => {
    remotes = await import('./remoteBuilds.ts')
    live = await import('./liveAreas.ts')
    pageUrls = await import('../pages/pageUrl.ts')
    routes = await import('../http/routePattern.ts')
  })
  setPointer('portal', addBuild('portal', 'one'))
  declare('marketing', 'first', { '/offers': 'public' })
  declare('backoffice', 'one', { '/admin/*': 'admin' })
  const startBuild: typeof startIdleBuild = async (source, onFailures) => {
    const idle = await startIdleBuild(source, onFailures)
    return { ...idle, endpoints: [`GET /${source.build}`], stop: () => undefined }
  }
  await remotes.pollRemotes({ onChange: () => undefined, startBuild })
})
afterAll(async () => {
  // Polls in flight end, and no others begin.
  while (jest.getTimerCount() < areas.length) await new Promise(setImmediate)
  jest.useRealTimers()
  await closeServers(host)
})

describe('builds of contract 1 and 2', () => {
  it('are served side by side, each with the table of its contract [REL-6]', () => {
    expect(areas.map(browserBuild)).toEqual(['first', 'one', 'one'])
    expect(live.findLiveArea('/offers')).toEqual({ remote: 'marketing' })
    expect(live.findLiveArea('/pricing')).toBeUndefined()
    expect(live.findLiveArea('/project/7/files')?.remote).toBe('portal')
    // The browser has the table of contract 1 itself.
    expect(Object.keys(live.declaredAreas(live.liveAreas()))).toEqual(['marketing', 'backoffice'])
  })

  it('let an area add pages by its own release, on the server as in the browser [REL-1, REL-3]', async () => {
    expect(routes.routePattern('/invoices/7')).toBe('(unknown)')
    declare('portal', 'two', { '/invoices/:id': 'client' })
    await isServed('portal', 'two')
    expect(live.findLiveArea('/invoices/7')).toMatchObject({ remote: 'portal', access: { userType: 'client' } })
    expect(live.declaredAreas(live.liveAreas()).portal).toEqual({
      paths: { '/dashboard': 'client', '/invoices/:id': 'client' },
      navigation: [],
    })
    expect(routes.routePattern('/invoices/7')).toBe('/invoices/:id')
    expect(pageUrls.isPublicPath(live.liveAreas(), '/invoices/7')).toBe(false)
    expect(pageUrls.isPublicPath(live.liveAreas(), '/offers')).toBe(true)
    expect(pageUrls.parsePageUrl('/invoices/7/', '', [])).toEqual({ redirect: '/invoices/7' })
  })
})

describe('a build that claims what it may not have', () => {
  it('leaves the last good one, and says why in one sentence [REL-4]', async () => {
    declare('marketing', 'greedy', { '/invoices/new': 'public' })
    await isLogged('marketing: build greedy claims /invoices/new, but portal has /invoices/:id; keeping build first')
    declare('portal', 'greedy', { '/offers': 'client' })
    await isLogged('portal: build greedy claims /offers, but marketing has /offers; keeping build two')
    declare('backoffice', 'greedy', { '/login': 'admin' })
    await isLogged('backoffice: build greedy claims /login, which belongs to the shell; keeping build one')
    declare('portal', 'broken', {}, { navigation: 'none' })
    await isLogged('portal: the navigation of build broken cannot be read; keeping build two')
    expect(areas.map(browserBuild)).toEqual(['first', 'two', 'one'])
    expect(live.findLiveArea('/offers')).toEqual({ remote: 'marketing' })
  })

  it('is served once the other area has given up the path [REL-4]', async () => {
    declare('portal', 'three', { '/offers': 'client' })
    await isLogged('portal: build three claims /offers, but marketing has /offers; keeping build two')
    declare('marketing', 'second')
    await isServed('portal', 'three')
    expect(live.findLiveArea('/offers')?.remote).toBe('portal')
  })

  it('is one whose bundle has other endpoints than its pointer declares [REL-8]', async () => {
    declare('marketing', 'fourth', {}, { endpoints: ['GET /fourth', 'GET /feed.xml'] })
    await isLogged(
      'marketing: build fourth does not export GET /feed.xml, which its pointer declares; keeping build second',
    )
    declare('marketing', 'fifth', {}, { endpoints: [] })
    await isLogged(
      'marketing: build fifth exports GET /fifth, which its pointer does not declare; keeping build second',
    )
    expect(areas.map(browserBuild)[0]).toBe('second')
  })

  it('is one of contract 1 whose paths another area has taken over in the meantime [REL-6]', async () => {
    declare('portal', 'four', { '/partners': 'client' })
    await isServed('portal', 'four')
    setPointer('marketing', addBuild('marketing', 'old'))
    await isLogged('marketing: build old claims /partners, but portal has /partners; keeping build second')
    setPointer('portal', addBuild('portal', 'five'))
    await isServed('marketing', 'old')
    expect(live.findLiveArea('/blog/a-post')).toEqual({ remote: 'marketing' })
    expect(live.declaredAreas(live.liveAreas())).not.toHaveProperty('marketing')
  })
})
