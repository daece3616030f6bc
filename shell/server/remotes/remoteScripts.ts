import type { RemoteLocation, RemoteLocations, RemoteName } from '../../src/startup/bootData.ts'
import type { PointerFile } from './verifiedFile.ts'

/** A script for browsers: its absolute URL, and its checksum, which is absent in older builds. */
type Script = { url: string; integrity?: string | undefined }

/** Where browsers load a build from: its entry, and the scripts that its App needs beside it. */
export type RemoteScripts = RemoteLocation & { preload: Script[] }

/** Scripts by remote; a remote that is unavailable is absent. */
export type AvailableRemotes = Partial<Record<RemoteName, RemoteScripts>>

type Pointer = { entry: PointerFile; preload: string[]; preloadIntegrity?: string[] }

/** Resolves the URLs of a pointer's scripts. */
export function resolveScripts(pointerUrl: string, { entry, preload, preloadIntegrity }: Pointer): RemoteScripts {
  const resolve = (url: string) => new URL(url, pointerUrl).href
  return {
    entry: resolve(entry.url),
    integrity: entry.integrity,
    preload: preload.map((url, i) => ({ url: resolve(url), integrity: preloadIntegrity?.[i] })),
  }
}

/** What a page needs to know of the remotes: their entries, which know the other scripts. */
export const locationsOf = (remotes: AvailableRemotes): RemoteLocations =>
  Object.fromEntries(Object.entries(remotes).map(([name, { entry, integrity }]) => [name, { entry, integrity }]))
