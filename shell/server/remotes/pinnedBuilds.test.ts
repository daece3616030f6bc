/** @jest-environment node */
import { createServer } from 'node:http'
import type { RemoteName } from '../../src/startup/bootData.ts'
import { closeServers, listen } from '../http/listen.testing.ts'
import type * as Pins from '../releases/pins.ts'
import { addBuild, areas, expectEventually, files, host, setPointer, startIdleBuild } from './fakeRemoteHost.testing.ts'
import type * as Releases from './marketingReleases.ts'
import type * as Remotes from './remoteBuilds.ts'

let stored: { area: string; build: string }[] = []
let isDatabaseDown = false
const database = createServer((_request, response) => {
  response.writeHead(isDatabaseDown ? 503 : 200, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(isDatabaseDown ? { message: 'down' } : stored))
})

let remotes: typeof Remotes
let releases: typeof Releases
let pins: typeof Pins
let version = 0
const logLines: string[] = []

/** Releases a build: its files and pointer stay on the host when another one follows. */
function release(area: RemoteName, build: string) {
  const pointer = addBuild(area, build)
  files.set(`/${area}/${build}/pointer.json`, JSON.stringify(pointer))
  setPointer(area, pointer)
}
async function pin(...builds: [area: string, build: string][]) {
  stored = builds.map(([area, build]) => ({ area, build }))
  await pins.refreshPins(`${++version}`)
}
const browserBuild = (area: RemoteName) => /(\w+)\/remoteEntry/.exec(remotes.remoteLocations()[area]?.entry ?? '')?.[1]
const serverBuild = () => releases.marketingBuild()?.endpoints[0]

beforeAll(async () => {
  jest.useFakeTimers({ doNotFake: ['Date', 'setImmediate', 'nextTick', 'queueMicrotask'] })
  const origin = await listen(host)
  for (const area of areas) process.env[`${area.toUpperCase()}_POINTER`] = `${origin}/${area}/latest.json`
  process.env.FORTNIGHT_LOG = 'text'
  for (const method of ['log', 'error'] as const) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => void logLines.push(args.join()))
  }
  const url = await listen(database)
  for (const area of areas) for (const build of ['one', 'two']) release(area, build)
  await jest.isolateModulesAsync(async () => {
    remotes = await import('./remoteBuilds.ts')
    releases = await import('./marketingReleases.ts')
    pins = await import('../releases/pins.ts')
    const { connect } = await import('@fortnight/supabase/client')
    connect({ url, key: 'key' })
  })
  await pin(['portal', 'one'], ['backoffice', 'gone'])
  await remotes.pollRemotes({ onChange: () => undefined, startBuild: startIdleBuild })
})
afterAll(async () => {
  // Polls in flight end, and no others begin.
  while (jest.getTimerCount() < areas.length) await new Promise(setImmediate)
  jest.useRealTimers()
  await closeServers(host, database)
})

describe('a pinned build', () => {
  it('is served from the start, and by areas without a pin the one that their pointer names [REL-31]', () => {
    expect(browserBuild('portal')).toBe('one')
    expect(browserBuild('marketing')).toBe('two')
  })

  it('that was pruned leaves a server that starts with the build that the pointer names [REL-34]', () => {
    expect(browserBuild('backoffice')).toBe('two')
  })

  it('replaces the live one in HTML and browsers, stays when another is released, and leaves with its pin [REL-31]', async () => {
    await pin(['marketing', 'one'])
    await expectEventually(() => browserBuild('marketing') === 'one')
    expect(serverBuild()).toBe('one')
    release('marketing', 'three')
    await expectEventually(() => browserBuild('portal') === 'two')
    expect(browserBuild('marketing')).toBe('one')
    await pin()
    await expectEventually(() => serverBuild() === 'three')
  })

  it('stays while the database does not respond [REL-31]', async () => {
    await pin(['portal', 'one'])
    await expectEventually(() => browserBuild('portal') === 'one')
    isDatabaseDown = true
    await pin()
    isDatabaseDown = false
    expect(pins.pinnedBuild('portal')).toBe('one')
  })

  it('that cannot be used leaves the live one, and says why [REL-34]', async () => {
    await pin(['portal', 'gone'])
    await expectEventually(() =>
      logLines.includes('portal: build gone is no longer among the releases; keeping build one'),
    )
    expect(browserBuild('portal')).toBe('one')
  })
})
