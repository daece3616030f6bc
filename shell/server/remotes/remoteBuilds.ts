import type { RemoteName } from '../../src/startup/bootData.ts'
import { log } from '../http/log.ts'
import { pointerTimeoutMs } from '../limits/timeouts.ts'
import { countFailedRemotePoll, recordBuild } from '../metrics/metrics.ts'
import { settings } from '../settings.ts'
import type { StartMarketingBuild } from '../workers/marketingBuild.ts'
import { type Release, switchMarketing } from './marketingReleases.ts'
import { verifyPointer } from './pointerSignature.ts'
import { type AvailableRemotes, resolveScripts } from './remoteScripts.ts'
import { fetchServerBundle, fetchVerifiedFile, type PointerFile, readLimited } from './verifiedFile.ts'

/**
 * The contract versions that the shell supports: the current one, and the previous one for as long as a remote may still
 * use it. A remote with another version is rejected with a message.
 */
const supportedContracts = [1]
const pollIntervalMs = 1_000
const maxPointerBytes = 1024 * 1024

type Pointer = {
  name?: string
  build: string
  contract: number
  entry: PointerFile
  preload: string[]
  /** Absent in older builds. */
  preloadIntegrity?: string[]
  server?: PointerFile
  /** When the build was released; only in signed pointers. */
  releasedAt?: string
  signature?: string
  /** The page of the commit, when the build knew it. */
  commit?: string
}

type Actions = {
  /** Called for every new build. */
  onChange: (name: RemoteName) => void
  startBuild: StartMarketingBuild
}

const remoteNames = Object.keys(settings.pointers) as RemoteName[]
const builds = new Map<RemoteName, { build: string; commitUrl: string | null }>()
const locations: AvailableRemotes = {}
const lastErrors = new Map<RemoteName, string>()

/** Where the current builds of the remotes are, for browsers. */
export const remoteLocations = () => locations

/** The current builds of the remotes, with the pages of their commits. */
export const currentBuilds = (): ReadonlyMap<RemoteName, { build: string; commitUrl: string | null }> => builds

/**
 * Polls the pointers of all remotes while the process runs. Resolves when each pointer has been polled once.
 */
export async function pollRemotes(actions: Actions) {
  const poll = async (name: RemoteName) => {
    try {
      await updateRemote(name, actions)
      lastErrors.delete(name)
    } catch (error) {
      countFailedRemotePoll(name)
      logNewError(name, error instanceof Error ? error.message : String(error))
    }
    setTimeout(() => void poll(name), pollIntervalMs).unref()
  }
  await Promise.all(remoteNames.map(poll))
}

/** Switches to the build that a pointer names. Throws when it must not be used. */
async function updateRemote(name: RemoteName, actions: Actions) {
  const pointerUrl = settings.pointers[name]
  const response = await fetch(pointerUrl, { cache: 'no-store', signal: AbortSignal.timeout(pointerTimeoutMs) })
  if (!response.ok) throw new Error(`its pointer responded with ${response.status}`)
  const pointer = await parsePointer(response)
  if (builds.has(name) && pointer.build === builds.get(name)?.build) return
  // Checked first, because the pointer of another contract may have another format.
  if (!supportedContracts.includes(pointer.contract ?? NaN)) {
    const supported = supportedContracts.join(', ')
    throw new Error(`build ${pointer.build} speaks contract ${pointer.contract}, this shell speaks ${supported}`)
  }
  await verifyPointer(name, pointer, settings.publicKeys[name])
  if (!isComplete(pointer)) throw new Error(`the pointer of build ${pointer.build} does not say what to load`)
  // The previous build stays until the new one has been fetched, verified and tried. Browsers reject an entry that does
  // not match its checksum, so they are not sent to one either.
  const { build, releasedAt } = pointer
  const release = {
    build,
    releasedAt,
    commitUrl: readCommitUrl(pointer),
    location: resolveScripts(pointerUrl, pointer),
  }
  await fetchVerifiedFile(`the entry of build ${pointer.build}`, pointerUrl, pointer.entry)
  if (name === 'marketing') {
    const loadBundle = () => fetchServerBundle(pointerUrl, pointer)
    const onRestore = (restored: Release) => serveRelease(name, restored, actions)
    await switchMarketing(release, loadBundle, { startBuild: actions.startBuild, onRestore })
  }
  serveRelease(name, release, actions)
}

function serveRelease(name: RemoteName, { build, releasedAt, commitUrl, location }: Release, { onChange }: Actions) {
  locations[name] = location
  recordBuild(name, build, builds.get(name)?.build)
  builds.set(name, { build, commitUrl })
  log.info(`${name}: serving build ${build}${releasedAt ? `, released ${releasedAt}` : ''}`)
  onChange(name)
}

async function parsePointer(response: Response) {
  const text = (await readLimited('its pointer', response, maxPointerBytes)).toString()
  const pointer = parseJson(text)
  if (typeof pointer !== 'object' || !pointer) throw new Error('its pointer is not a JSON object')
  return pointer as Partial<Pointer>
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// Becomes a link in the back office.
const readCommitUrl = ({ commit = '' }: Pointer) =>
  typeof commit === 'string' && /^https:\/\/[^\s"<>]{1,190}$/.test(commit) ? commit : null

const isComplete = (pointer: Partial<Pointer>): pointer is Pointer =>
  Boolean(pointer.build && pointer.entry?.url && pointer.entry.integrity && Array.isArray(pointer.preload))

// Logs an error once instead of once a second.
function logNewError(name: RemoteName, message: string) {
  if (lastErrors.get(name) === message) return
  lastErrors.set(name, message)
  log.error(`${name}: ${message}; ${builds.has(name) ? `keeping build ${builds.get(name)?.build}` : 'no build yet'}`)
}
