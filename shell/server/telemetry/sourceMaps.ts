import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { LRUCache } from 'lru-cache'
import { remoteFileTimeoutMs } from '../limits/timeouts.ts'
import { readLimited } from '../remotes/verifiedFile.ts'
import { settings } from '../settings.ts'
import type { ServedFile } from './servedFiles.ts'

const maxMapBytes = 16 * 1024 * 1024
// Decoded, a map takes several times as much memory.
const maxCachedBytes = 16 * 1024 * 1024
const retryMissingAfterMs = 60_000

/** A position in a file; lines count from 1, columns from 0. */
export type Position = { line: number; column: number }
/** Where a position is in the sources, such as `portal/src/rooms/openRoom.ts`. */
export type OriginalPosition = Position & { source: string; name: string | null }

type LoadedMap = { map: TraceMap | undefined; bytes: number }

const maps = new LRUCache<string, LoadedMap>({ maxSize: maxCachedBytes, sizeCalculation: ({ bytes }) => bytes })

/** The position in the sources; undefined without the source map of the file. [REL-58] */
export async function findOriginalPosition(
  file: ServedFile,
  position: Position,
): Promise<OriginalPosition | undefined> {
  const map = await loadMap(file)
  if (!map) return undefined
  const { source, line, column, name } = originalPositionFor(map, position)
  return source === null ? undefined : { source: readableSource(file, source), line, column, name }
}

async function loadMap(file: ServedFile) {
  const key = `${file.area}/${file.build}/${file.file}`
  const known = maps.get(key)
  if (known) return known.map
  const text = await readMap(file).catch(() => undefined)
  const loaded = { map: parseMap(text), bytes: Math.max(text?.length ?? 0, 1) }
  maps.set(key, loaded, loaded.map ? {} : { ttl: retryMissingAfterMs })
  return loaded.map
}

async function readMap({ area, build, file }: ServedFile) {
  const place = settings.maps[area]
  if (!place) return undefined
  const path = `${build}/${file}.map`
  if (/^https?:/.test(place)) return fetchMap(new URL(path, place.endsWith('/') ? place : `${place}/`))
  const { size } = await stat(join(place, path))
  return size <= maxMapBytes ? readFile(join(place, path), 'utf8') : undefined
}

/** Fetches a map from where only this server may read: with the name and password in its URL, if there are any. */
async function fetchMap(url: URL) {
  const { username, password } = url
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')
  url.username = url.password = ''
  const headers = username ? { Authorization: `Basic ${credentials}` } : undefined
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(remoteFileTimeoutMs) })
  return response.ok ? (await readLimited('a source map', response, maxMapBytes)).toString() : undefined
}

function parseMap(text: string | undefined) {
  try {
    return text ? new TraceMap(text) : undefined
  } catch {
    return undefined
  }
}

/** `webpack://portal/src/a.ts` as a path in the repository: `portal/src/a.ts`. What is outside of an area has another path. */
function readableSource({ area }: ServedFile, source: string) {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '')
  return path.startsWith('src/') ? `${area}/${path}` : path
}
