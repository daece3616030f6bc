import type { RemoteName } from '../../src/startup/bootData.ts'
import { parseFlags } from '../flags/declaredFlags.ts'
import { setDeclaredFlags } from '../flags/flags.ts'
import { recordLiveBuild } from '../releases/liveBuilds.ts'
import { log } from '../http/log.ts'
import { countFailedRemotePoll, recordBuild } from '../metrics/metrics.ts'
import { onPinChange, pinnedBuild } from '../releases/pins.ts'
import { settings } from '../settings.ts'
import type { StartMarketingBuild } from '../workers/marketingBuild.ts'
import { setLiveArea } from './liveAreas.ts'
import { type Release, switchMarketing } from './marketingReleases.ts'
import { fetchPointer, requireUsable } from './pointers.ts'
import { type AvailableRemotes, resolveScripts } from './remoteScripts.ts'
import { fetchServerBundle } from './verifiedFile.ts'

const pollIntervalMs = 1_000

type Actions = {
  /** Called for every new build. */
  onChange: (name: RemoteName) => void
  startBuild: StartMarketingBuild
}

const remoteNames = Object.keys(settings.pointers) as RemoteName[]
const builds = new Map<RemoteName, string>()
const locations: AvailableRemotes = {}
const lastErrors = new Map<RemoteName, string>()

/** Where the current builds of the remotes are, for browsers. */
export const remoteLocations = () => locations

/**
 * Polls the pointers of all remotes while the process runs. Resolves when each pointer has been polled once.
 */
export async function pollRemotes(actions: Actions) {
  const timers = new Map<RemoteName, NodeJS.Timeout>()
  const poll = async (name: RemoteName) => {
    timers.delete(name)
    try {
      await updateRemote(name, actions)
      lastErrors.delete(name)
    } catch (error) {
      countFailedRemotePoll(name)
      logNewError(name, error instanceof Error ? error.message : String(error))
    }
    timers.set(name, setTimeout(() => void poll(name), pollIntervalMs).unref())
  }
  onPinChange(() => {
    // A poll that is running has another one after it.
    for (const [name, timer] of timers) {
      clearTimeout(timer)
      void poll(name)
    }
  })
  // Marketing last: where two areas claim a path, its build is the one that must not be used, whatever loads faster.
  await Promise.all(remoteNames.filter((name) => name !== 'marketing').map(poll))
  await poll('marketing')
}

/** Switches to the build that is pinned, else to the one that the pointer names. Throws when it must not be used. */
async function updateRemote(name: RemoteName, actions: Actions) {
  const pinned = pinnedBuild(name)
  if (pinned && pinned === builds.get(name)) return
  const named = await fetchPointer(name, pinned).catch((error: unknown) => {
    // An area that has no build yet is better served by the build that its pointer names than not at all.
    if (!pinned || builds.has(name)) throw error
    return fetchPointer(name)
  })
  if (builds.has(name) && named.build === builds.get(name)) return
  // The previous build stays until the new one has been fetched, verified and tried.
  const { pointer, area } = await requireUsable(name, named)
  const { build, releasedAt } = pointer
  const pointerUrl = settings.pointers[name]
  const flags = parseFlags(build, pointer.flags)
  const release = { build, releasedAt, location: resolveScripts(pointerUrl, pointer), area, flags, pointer }
  if (name === 'marketing') {
    const loadBundle = () => fetchServerBundle(pointerUrl, pointer)
    const onRestore = (restored: Release) => serveRelease(name, restored, actions)
    await switchMarketing(release, loadBundle, { startBuild: actions.startBuild, onRestore })
  }
  serveRelease(name, release, actions)
}

function serveRelease(
  name: RemoteName,
  { build, releasedAt, location, area, flags, pointer }: Release,
  { onChange }: Actions,
) {
  locations[name] = location
  setLiveArea(name, area)
  setDeclaredFlags(name, flags)
  recordLiveBuild(name, pointer)
  recordBuild(name, build, builds.get(name))
  builds.set(name, build)
  log.info(`${name}: serving build ${build}${releasedAt ? `, released ${releasedAt}` : ''}`)
  onChange(name)
}

// Logs an error once instead of once a second.
function logNewError(name: RemoteName, message: string) {
  if (lastErrors.get(name) === message) return
  lastErrors.set(name, message)
  log.error(`${name}: ${message}; ${builds.has(name) ? `keeping build ${builds.get(name)}` : 'no build yet'}`)
}
