import { remoteEntryTimeoutMs } from '@fortnight/supabase/core/timeouts'
import type { RemoteLocation } from './startup/bootData.ts'

// webpack replaces these with its federation runtime.
declare const __webpack_init_sharing__: (scope: string) => Promise<void>
declare const __webpack_share_scopes__: { default: object }

/** What the entry of a remote assigns to the global variable of its name: webpack's container of the exposed modules. */
type Container = {
  init: (shareScope: object) => Promise<void> | void
  get: (path: string) => Promise<() => unknown>
}

/**
 * Runs the entry of a remote and loads one of the modules that it exposes. The remote gets the shell's copies of what both
 * share. Rejects when a script cannot be loaded or does not match its checksum.
 */
export async function loadRemoteModule(name: string, { entry, integrity }: RemoteLocation, path: string) {
  await runScript(entry, integrity)
  const container = (window as unknown as Record<string, Container | undefined>)[name]
  if (!container) throw new Error(`The entry of the ${name} area defines no container.`)
  await __webpack_init_sharing__('default')
  await container.init(__webpack_share_scopes__.default)
  const getModule = await container.get(path)
  return getModule()
}

/** The browser runs the script only if it matches the checksum. */
function runScript(url: string, integrity: string) {
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`${url} could not be loaded.`))
    setTimeout(fail, remoteEntryTimeoutMs)
    const script = document.createElement('script')
    if (new URL(url).origin !== location.origin) script.crossOrigin = 'anonymous'
    Object.assign(script, { src: url, integrity, onload: () => resolve(), onerror: fail })
    document.head.append(script)
  })
}
