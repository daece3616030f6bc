import type { AreaName } from '@fortnight/supabase/releases/areas'
import type { RemoteName } from '../../src/startup/bootData.ts'
import { settings } from '../settings.ts'

/** A file of a build, such as main.js of the shell. */
export type ServedFile = { area: AreaName; build: string; file: string }

const remoteFolders = Object.entries(settings.pointers).map(([name, pointer]) => ({
  area: name as RemoteName,
  url: new URL('.', pointer).href,
}))
// No dots that lead out of the build.
const filePattern = /^([0-9a-f]{12})\/((?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:js|css))$/

/** Which file a browser loaded from this URL; undefined when it is none of ours. */
export function findServedFile(url: string): ServedFile | undefined {
  const [address = ''] = url.split(/[?#]/)
  const remote = remoteFolders.find((folder) => address.startsWith(folder.url))
  // Visitors may know this server by several origins.
  const path = remote ? address.slice(remote.url.length) : /^https?:\/\/[^/]+\/assets\/(.+)$/.exec(address)?.[1]
  const [, build, file] = filePattern.exec(path ?? '') ?? []
  return build && file ? { area: remote?.area ?? 'shell', build, file } : undefined
}
