import { type ComponentType, lazy } from 'react'
import { remoteLocationsTimeoutMs } from '@fortnight/supabase/core/timeouts'
import type { RemoteSource } from './routing/AreaOutlet.tsx'
import { findArea } from './areas.ts'
import { loadRemoteModule } from './loadRemoteModule.ts'
import type { RemoteLocations, RemoteName } from './startup/bootData.ts'

type RemoteModule = { default: ComponentType }

let locations: RemoteLocations = {}
const components = new Map<RemoteName, ComponentType>()
const failureCounts = new Map<RemoteName, number>()
const loads = new Map<RemoteName, Promise<RemoteModule>>()

/**
 * Creates the browser's source of remotes. `hydrated` is the remote that the server has rendered into this page: its load
 * is retried indefinitely, because a rejected import would replace the working HTML with an error view.
 */
export function createRemoteSource(initialLocations: RemoteLocations, hydrated: RemoteName | undefined): RemoteSource {
  locations = initialLocations
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
      const name = findArea(path.replace(/[?#].*/, ''))?.remote
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
  // Browsers cache a file under its URL, even one that arrived corrupt, so every retry needs a URL of its own.
  const url = failureCount ? `${location.entry}?r=${failureCount}` : location.entry
  try {
    const module = (await loadRemoteModule(name, { ...location, entry: url }, './App')) as Partial<RemoteModule>
    if (!module.default) throw new Error(`The ${name} area has no default export.`)
    return { default: module.default }
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
  locations = (await response.json()) as RemoteLocations
}
