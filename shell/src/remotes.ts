import { type ComponentType, lazy } from 'react'
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import { remoteLocationsTimeoutMs } from '@fortnight/supabase/core/timeouts'
import type { RemoteSource } from './routing/AreaOutlet.tsx'
import { areaOf } from './areas.ts'
import type { RemoteLocations, RemoteName } from './startup/bootData.ts'

type RemoteModule = { default: ComponentType }

let locations: RemoteLocations = {}
const integrityByEntry = new Map<string, string>()
const components = new Map<RemoteName, ComponentType>()
const failures = new Map<RemoteName, number>()
const loads = new Map<RemoteName, Promise<RemoteModule>>()

/**
 * Where the page's remotes come from. `hydrated` is the one that the server has already rendered into this page: it is
 * waited for patiently, because a rejected import would replace that good HTML by an error page.
 */
export function remoteSource(found: RemoteLocations, hydrated: RemoteName | undefined): RemoteSource {
  remember(found)
  verifyEntries()
  return {
    component(name) {
      if (!locations[name]) return undefined
      if (!components.has(name)) {
        components.set(
          name,
          lazy(() => (name === hydrated ? loadPatiently(name) : loadTwice(name))),
        )
      }
      return components.get(name)
    },
    warm(path) {
      const name = areaOf(path.replace(/[?#].*/, ''))?.remote
      // A failure shows when the area is really needed.
      if (name && locations[name]) load(name).catch(() => undefined)
    },
    async forget(name) {
      // The area itself is here, and a later file of it is missing: its build may be gone since a new one was deployed.
      if (loads.has(name)) return window.location.reload()
      components.delete(name)
      await locateAgain()
    },
  }
}

// Whoever warms a remote and whoever shows it share one load.
function load(name: RemoteName) {
  const running = loads.get(name) ?? loadAnew(name)
  loads.set(name, running)
  running.catch(() => loads.delete(name))
  return running
}

async function loadAnew(name: RemoteName): Promise<RemoteModule> {
  const location = locations[name]
  if (!location) throw new Error(`The ${name} area cannot be reached.`)
  const failed = failures.get(name) ?? 0
  // The runtime caches a failed load under its URL, so every further try needs a URL of its own.
  registerRemotes([{ name, entry: failed ? `${location.entry}?r=${failed}` : location.entry }], { force: failed > 0 })
  try {
    const module = await loadRemote<RemoteModule>(`${name}/App`)
    if (!module?.default) throw new Error(`The ${name} area answered with something that is not a page.`)
    return module
  } catch (error) {
    failures.set(name, failed + 1)
    throw error
  }
}

// The first try may fail because the area has been deployed anew since this page was made: ask where it is now.
async function loadTwice(name: RemoteName) {
  try {
    return await load(name)
  } catch {
    await locateAgain()
    return load(name)
  }
}

async function loadPatiently(name: RemoteName): Promise<RemoteModule> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load(name)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, Math.min(1_000 * 2 ** attempt, 15_000)))
      await locateAgain().catch(() => undefined)
    }
  }
}

async function locateAgain() {
  const answer = await fetch('/remotes.json', { signal: AbortSignal.timeout(remoteLocationsTimeoutMs) })
  remember((await answer.json()) as RemoteLocations)
}

function remember(found: RemoteLocations) {
  locations = found
  for (const { entry, integrity } of Object.values(found)) integrityByEntry.set(entry, integrity)
}

// The browser runs a remote's entry only if it matches the hash in the remote's pointer.
function verifyEntries() {
  registerPlugins([
    {
      name: 'verify-remote-entries',
      createScript({ url }) {
        const script = document.createElement('script')
        script.src = url
        if (new URL(url).origin !== location.origin) script.crossOrigin = 'anonymous'
        script.integrity = integrityByEntry.get(url.replace(/\?r=\d+$/, '')) ?? ''
        return script
      },
    },
  ])
}
