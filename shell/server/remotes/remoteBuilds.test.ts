/** @jest-environment node */
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RemoteName } from '../../src/startup/bootData.ts'
import type * as Remotes from './remoteBuilds.ts'

/** What lies on the stand-in for the remotes' host, by path. */
const files = new Map<string, string>()
const host = createServer(({ url = '' }, response) => {
  const file = files.get(url)
  response.writeHead(file === undefined ? 404 : 200).end(file)
})

const areas = ['marketing', 'portal', 'backoffice'] as const
const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** Puts a build of an area on the host and points at it; `pointer` says something else than is so. */
function deploy(area: RemoteName, build: string, pointer: object = {}) {
  const entry = `window.build = '${build}'`
  const server = `module.exports = { App: () => '${build}', prefetch: () => {}, endpoints: { '${build}': 1 } }`
  const at = (text: string, file: string) => {
    files.set(`/${area}/${build}/${file}`, text)
    return { url: `${build}/${file}`, integrity: integrityOf(text) }
  }
  const announced = {
    ...{ name: area, build, contract: 1, preload: [`${build}/app.js`] },
    ...{ entry: at(entry, 'remoteEntry.js'), server: at(server, 'server.cjs') },
  }
  files.set(`/${area}/latest.json`, JSON.stringify({ ...announced, ...pointer }))
}

let remotes: typeof Remotes
const log: string[] = []
const changes: RemoteName[] = []

/** The build of an area that browsers are sent to. */
const announced = (area: RemoteName) => /(\w+)\/remoteEntry/.exec(remotes.remoteLocations()[area]?.entry ?? '')?.[1]
const rendered = () => Object.keys(remotes.marketingBundle()?.endpoints ?? {})[0]

/** Lets the seconds between the shell's looks pass at once. */
async function until(isSo: () => boolean) {
  const end = Date.now() + 4_000
  while (!isSo() && Date.now() < end) {
    jest.advanceTimersByTime(1_000)
    await new Promise(setImmediate)
  }
  expect(isSo()).toBe(true)
}
const logged = (sentence: string) => log.some((line) => line.includes(sentence))

beforeAll(async () => {
  jest.useFakeTimers({ doNotFake: ['Date', 'setImmediate', 'nextTick', 'queueMicrotask'] })
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  for (const area of areas) process.env[`${area.toUpperCase()}_POINTER`] = `${origin}/${area}/latest.json`
  process.env.FORTNIGHT_LOG = 'text'
  for (const method of ['log', 'error'] as const) {
    jest.spyOn(console, method).mockImplementation((...words: unknown[]) => void log.push(words.join()))
  }
  for (const area of areas) deploy(area, 'one')
  files.set('/backoffice/one/remoteEntry.js', 'throw 1')
  await jest.isolateModulesAsync(async () => {
    remotes = await import('./remoteBuilds.ts')
  })
  await remotes.followRemotes((name) => changes.push(name))
})
afterAll(async () => {
  // The looks that are under way end, and no others begin.
  while (jest.getTimerCount() < areas.length) await new Promise(setImmediate)
  jest.useRealTimers()
  host.closeAllConnections()
  host.close()
})

describe('a build of a remote', () => {
  it('is announced once its entry is what its pointer says, the first as any other', async () => {
    expect(areas.map(announced)).toEqual(['one', 'one', undefined])
    expect(rendered()).toBe('one')
    expect(log).toContain('backoffice: the entry of build one does not match its checksum; no build yet')
    deploy('backoffice', 'one')
    await until(() => announced('backoffice') === 'one')
    expect(changes.sort()).toEqual(['backoffice', 'marketing', 'portal'])
  })

  it.each(areas)('of %s is refused with a corrupt entry: the last one stays until the entry is good', async (area) => {
    changes.length = 0
    deploy(area, 'two')
    const { [`/${area}/two/remoteEntry.js`]: good = '' } = Object.fromEntries(files)
    files.set(`/${area}/two/remoteEntry.js`, good.slice(0, 5))
    await until(() => logged(`${area}: the entry of build two does not match its checksum; keeping build one`))
    expect(announced(area)).toBe('one')
    if (area === 'marketing') expect(rendered()).toBe('one')
    expect(changes).toEqual([])

    files.set(`/${area}/two/remoteEntry.js`, good)
    await until(() => announced(area) === 'two')
    expect(changes).toEqual([area])
  })

  it.each(areas)('of %s is refused without its entry', async (area) => {
    deploy(area, 'three')
    files.delete(`/${area}/three/remoteEntry.js`)
    await until(() => logged(`${area}: the entry of build three answered 404; keeping build two`))
    expect(announced(area)).toBe('two')
  })

  it.each([
    ['four', 'no entry', { entry: undefined }],
    ['five', 'no scripts to load', { preload: undefined }],
    ['six', 'an entry without a checksum', { entry: { url: 'six/remoteEntry.js' } }],
  ])('%s, whose pointer names %s, changes neither pages nor what browsers load', async (build, _what, wrong) => {
    deploy('marketing', build, wrong)
    await until(() => logged(`marketing: the pointer of build ${build} does not say what to load; keeping build two`))
    expect([rendered(), announced('marketing')]).toEqual(['two', 'two'])
  })
})
