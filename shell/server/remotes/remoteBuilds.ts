import type { RemoteLocation, RemoteLocations, RemoteName } from '../../src/startup/bootData.ts'
import { log } from '../http/log.ts'
import { loadServerBundle, type ServerBundle } from './serverBundle.ts'
import { settings } from '../settings.ts'
import { type Announced, fetchVerified } from './verifiedFile.ts'

/**
 * The contracts that the shell understands: today's, and the one before for as long as a remote may still speak it. A
 * remote that speaks another is refused with a sentence.
 */
const contracts = [1]
const pollMs = 1_000
const timeoutMs = 2_000

type Pointer = {
  build: string
  contract: number
  entry: Announced
  preload: string[]
  server?: Announced
}

const names = Object.keys(settings.pointers) as RemoteName[]
const builds = new Map<RemoteName, string>()
const locations: RemoteLocations = {}
const complaints = new Map<RemoteName, string>()
let marketing: ServerBundle | undefined

/** Where the remotes are now, for the browser. */
export const remoteLocations = () => locations

/** Marketing's pages for the server; undefined until its first good build has been loaded. */
export const marketingBundle = () => marketing

/** Follows the pointers of all remotes until the process ends. Resolves after the first look at each. */
export async function followRemotes(onChange: (name: RemoteName) => void) {
  const look = async (name: RemoteName) => {
    try {
      if (await update(name)) onChange(name)
      complaints.delete(name)
    } catch (error) {
      complain(name, error instanceof Error ? error.message : String(error))
    }
    setTimeout(() => void look(name), pollMs).unref()
  }
  await Promise.all(names.map(look))
}

async function update(name: RemoteName) {
  const pointerUrl = settings.pointers[name]
  const answer = await fetch(pointerUrl, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
  if (!answer.ok) throw new Error(`its pointer answered ${answer.status}`)
  const pointer = (await answer.json()) as Partial<Pointer>
  if (builds.has(name) && pointer.build === builds.get(name)) return false
  // Another contract may have another form, so it is looked at first.
  if (!contracts.includes(pointer.contract ?? NaN)) {
    throw new Error(
      `build ${pointer.build} speaks contract ${pointer.contract}, this shell speaks ${contracts.join(', ')}`,
    )
  }
  if (!isWhole(pointer)) throw new Error(`the pointer of build ${pointer.build} does not say what to load`)
  // The last good build stays until the new one has been fetched, verified and tried. Browsers refuse an entry that is not
  // what was announced, so they are not sent to one either.
  const location = locate(pointerUrl, pointer)
  await fetchVerified(`the entry of build ${pointer.build}`, pointerUrl, pointer.entry)
  if (name === 'marketing') marketing = await loadServerBundle(pointerUrl, pointer)
  locations[name] = location
  builds.set(name, pointer.build)
  log.info(`${name}: serving build ${pointer.build}`)
  return true
}

const isWhole = (pointer: Partial<Pointer>): pointer is Pointer =>
  Boolean(pointer.build && pointer.entry?.url && pointer.entry.integrity && Array.isArray(pointer.preload))

function locate(pointerUrl: string, { entry, preload }: Pointer): RemoteLocation {
  const absolute = (url: string) => new URL(url, pointerUrl).href
  return { entry: absolute(entry.url), integrity: entry.integrity, preload: preload.map(absolute) }
}

function complain(name: RemoteName, reason: string) {
  // Said once, not once a second.
  if (complaints.get(name) === reason) return
  complaints.set(name, reason)
  log.error(`${name}: ${reason}; ${builds.has(name) ? `keeping build ${builds.get(name)}` : 'no build yet'}`)
}
