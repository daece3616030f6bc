import { type ComponentType, lazy } from 'react'
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import { remoteLocationsTimeoutMs } from '@fortnight/supabase/core/timeouts'
import type { RemoteSource } from './routing/AreaOutlet.tsx'
import { type Areas, findArea } from './areas/areas.ts'
import type { RemoteLocations, RemoteName } from './startup/bootData.ts'

type RemoteModule = { default: ComponentType }

let locations: RemoteLocations = {}
const integrityByEntry = new Map<string, string>()
const components = new Map<RemoteName, ComponentType>()
const failureCounts = new Map<RemoteName, number>()
const loads = new Map<RemoteName, Promise<RemoteModule>>()

/**
 * Creates the browser's source of remotes. `hydrated` is the remote that the server has rendered into this page: its load
 * is retried indefinitely, because a rejected import would replace the working HTML with an error view.
 */
export function createRemoteSource(
  areas: Areas,
  initialLocations: RemoteLocations,
  hydrated: RemoteName | undefined,
): RemoteSource {
  setLocations(initialLocations)
  verifyEntryIntegrity()
  return {
    getComponent(name) {
      if (!locations[name]) return undefined
      if (!components.has(name)) {
        components.set(
          name,
          lazy(() => (name === hydrated ? loadUntilSuccess(name) : loadWithRetry(name))),
        )
      }
      return components.get(name)
    },
    preload(path) {
      const name = findArea(areas, path.replace(/[?#].*/, ''))?.remote
      // A failure is reported when the area is rendered.
      if (name && locations[name]) load(name).catch(() => undefined)
    },
    async reset(name) {
      // The area has loaded, but one of its later chunks is missing: a newer deployment may have replaced its build.
      if (loads.has(name)) {
        window.location.reload()
        return
      }
      components.delete(name)
      await refetchLocations()
    },
  }
}

// Preloading and rendering a remote share one load.
function load(name: RemoteName) {
  const moduleLoad = loads.get(name) ?? startLoad(name)
  loads.set(name, moduleLoad)
  moduleLoad.catch(() => loads.delete(name))
  return moduleLoad
}

async function startLoad(name: RemoteName): Promise<RemoteModule> {
  const location = locations[name]
  if (!location) throw new Error(`The ${name} area has no location.`)
  const failureCount = failureCounts.get(name) ?? 0
  // The runtime caches a failed load under its URL, so every retry needs a unique URL.
  registerRemotes([{ name, entry: failureCount ? `${location.entry}?r=${failureCount}` : location.entry }], {
    force: failureCount > 0,
  })
  try {
    const module = await loadRemote<RemoteModule>(`${name}/App`)
    if (!module?.default) throw new Error(`The ${name} area has no default export.`)
    return module
  } catch (error) {
    failureCounts.set(name, failureCount + 1)
    throw error
  }
}

// The first attempt may fail because the area has been redeployed since this page was rendered.
async function loadWithRetry(name: RemoteName) {
  try {
    return await load(name)
  } catch {
    await refetchLocations()
    return load(name)
  }
}

async function loadUntilSuccess(name: RemoteName): Promise<RemoteModule> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load(name)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, Math.min(1_000 * 2 ** attempt, 15_000)))
      await refetchLocations().catch(() => undefined)
    }
  }
}

async function refetchLocations() {
  const response = await fetch('/remotes.json', { signal: AbortSignal.timeout(remoteLocationsTimeoutMs) })
  setLocations((await response.json()) as RemoteLocations)
}

function setLocations(newLocations: RemoteLocations) {
  locations = newLocations
  for (const { entry, integrity } of Object.values(newLocations)) integrityByEntry.set(entry, integrity)
}

// The browser runs a remote's entry script only if it matches the integrity hash of its location.
function verifyEntryIntegrity() {
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
