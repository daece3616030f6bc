import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { RemoteName } from '../../src/startup/bootData.ts'
import type { MarketingBuild, StartMarketingBuild } from '../workers/marketingBuild.ts'

/** The files on the fake host of the remotes, by path. */
export const files = new Map<string, string>()

export const host = createServer(({ url = '' }, response) => {
  const file = files.get(url)
  response.writeHead(file === undefined ? 404 : 200).end(file)
})

/** The areas that have builds on the host. Further remotes have none. */
export const areas = ['marketing', 'portal', 'backoffice'] as const

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** Adds the files of a build to the host. Returns its pointer. */
export function addBuild(area: RemoteName, build: string) {
  const entry = `window.build = '${build}'`
  const server = `module.exports = { App: () => '${build}', prefetch: () => {}, endpoints: { '${build}': 1 } }`
  const addFile = (text: string, file: string) => {
    files.set(`/${area}/${build}/${file}`, text)
    return { url: `${build}/${file}`, integrity: integrityOf(text) }
  }
  return {
    ...{ name: area, build, contract: 1, preload: [`${build}/app.js`] },
    ...{ entry: addFile(entry, 'remoteEntry.js'), server: addFile(server, 'server.cjs') },
  }
}

/** Publishes a pointer: as JSON, or as the text that it is. */
export function setPointer(area: RemoteName, pointer: object | string) {
  files.set(`/${area}/latest.json`, typeof pointer === 'string' ? pointer : JSON.stringify(pointer))
}

/** Skips the seconds between polls until a condition holds. Needs fake timers. */
export async function expectEventually(condition: () => boolean) {
  const end = Date.now() + 15_000
  while (!condition() && Date.now() < end) {
    jest.advanceTimersByTime(1_000)
    await new Promise(setImmediate)
  }
  expect(condition()).toBe(true)
}

/** Starts no workers, for tests of pointers. */
export const startIdleBuild: StartMarketingBuild = ({ build }) => {
  const idle: Partial<MarketingBuild> = { endpoints: [build], drain: () => Promise.resolve() }
  return Promise.resolve(idle as MarketingBuild)
}
