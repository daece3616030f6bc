/** @jest-environment node */
import type { RemoteName } from '../../src/startup/bootData.ts'
import { closeServers, listen } from '../http/listen.testing.ts'
import { addBuild, areas, expectEventually, files, host, setPointer, startIdleBuild } from './fakeRemoteHost.testing.ts'
import type * as Releases from './marketingReleases.ts'
import type * as Remotes from './remoteBuilds.ts'

/** Deploys a build of an area to the host; `pointer` overrides fields of its pointer. */
const deploy = (area: RemoteName, build: string, pointer: object = {}) =>
  setPointer(area, { ...addBuild(area, build), ...pointer })

let remotes: typeof Remotes
let releases: typeof Releases
const logLines: string[] = []
const changes: RemoteName[] = []

/** The build of an area that browsers load. */
const browserBuild = (area: RemoteName) => /(\w+)\/remoteEntry/.exec(remotes.remoteLocations()[area]?.entry ?? '')?.[1]
const serverBuild = () => releases.marketingBuild()?.endpoints[0]

const isLogged = (text: string) => logLines.some((line) => line.includes(text))

beforeAll(async () => {
  jest.useFakeTimers({ doNotFake: ['Date', 'setImmediate', 'nextTick', 'queueMicrotask'] })
  const origin = await listen(host)
  for (const area of areas) process.env[`${area.toUpperCase()}_POINTER`] = `${origin}/${area}/latest.json`
  process.env.FORTNIGHT_LOG = 'text'
  for (const method of ['log', 'error'] as const) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => void logLines.push(args.join()))
  }
  for (const area of areas) deploy(area, 'one')
  files.set('/backoffice/one/remoteEntry.js', 'throw 1')
  await jest.isolateModulesAsync(async () => {
    remotes = await import('./remoteBuilds.ts')
    releases = await import('./marketingReleases.ts')
  })
  await remotes.pollRemotes({ onChange: (name) => changes.push(name), startBuild: startIdleBuild })
})
afterAll(async () => {
  // Polls in flight end, and no others begin.
  while (jest.getTimerCount() < areas.length) await new Promise(setImmediate)
  jest.useRealTimers()
  await closeServers(host)
})

describe('a build of a remote', () => {
  it('is used once its entry matches its checksum, the first build like any other', async () => {
    expect(areas.map(browserBuild)).toEqual(['one', 'one', undefined])
    expect(serverBuild()).toBe('one')
    expect(logLines).toContain('backoffice: the entry of build one does not match its checksum; no build yet')
    deploy('backoffice', 'one')
    await expectEventually(() => browserBuild('backoffice') === 'one')
    expect(changes.sort()).toEqual(['backoffice', 'marketing', 'portal'])
  })

  it.each(areas)(
    'of %s is rejected with a corrupt entry, and the previous build stays until the entry is fixed',
    async (area) => {
      changes.length = 0
      const previousServerBuild = serverBuild()
      deploy(area, 'two')
      const { [`/${area}/two/remoteEntry.js`]: good = '' } = Object.fromEntries(files)
      files.set(`/${area}/two/remoteEntry.js`, good.slice(0, 5))
      await expectEventually(() =>
        isLogged(`${area}: the entry of build two does not match its checksum; keeping build one`),
      )
      expect(browserBuild(area)).toBe('one')
      expect(serverBuild()).toBe(previousServerBuild)
      expect(changes).toEqual([])

      files.set(`/${area}/two/remoteEntry.js`, good)
      await expectEventually(() => browserBuild(area) === 'two')
      expect(changes).toEqual([area])
    },
  )

  it.each(areas)('of %s is rejected without its entry', async (area) => {
    deploy(area, 'three')
    files.delete(`/${area}/three/remoteEntry.js`)
    await expectEventually(() => isLogged(`${area}: the entry of build three responded with 404; keeping build two`))
    expect(browserBuild(area)).toBe('two')
  })

  it.each([
    ['four', 'no entry', { entry: undefined }],
    ['five', 'no scripts to load', { preload: undefined }],
    ['six', 'an entry without a checksum', { entry: { url: 'six/remoteEntry.js' } }],
  ])('%s with %s in its pointer changes neither pages nor what browsers load', async (build, _fault, overrides) => {
    deploy('marketing', build, overrides)
    await expectEventually(() =>
      isLogged(`marketing: the pointer of build ${build} does not say what to load; keeping build two`),
    )
    expect([serverBuild(), browserBuild('marketing')]).toEqual(['two', 'two'])
  })

  it.each(areas)('of %s is rejected with a pointer or an entry that would fill the memory', async (area) => {
    setPointer(area, ' '.repeat(2 * 1024 * 1024))
    await expectEventually(() => isLogged(`${area}: its pointer is larger than 1 MB; keeping build two`))
    deploy(area, 'seven')
    files.set(`/${area}/seven/remoteEntry.js`, ' '.repeat(17 * 1024 * 1024))
    await expectEventually(() => isLogged(`${area}: the entry of build seven is larger than 16 MB; keeping build two`))
  })
})
