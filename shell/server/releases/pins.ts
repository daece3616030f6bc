import { isDeepStrictEqual } from 'node:util'
import { database } from '@fortnight/supabase/client'
import { createVersionedReader } from '../pages/versionedReader.ts'

let pins: ReadonlyMap<string, string> = new Map()
let listener: (() => void) | undefined

/** The builds that admins have pinned, by area. */
export const pinnedBuilds = () => pins

/** The build that admins have pinned for an area, which is served in place of the one that its pointer names. */
export const pinnedBuild = (area: string) => pins.get(area)

/** Calls a function whenever other pins are stored, so that they are obeyed at once. */
export function onPinChange(callback: () => void) {
  listener = callback
}

/** Reads the pins of a content version. */
export const refreshPins = createVersionedReader(
  'pins',
  async () => (await database()).rpc('pinned_builds', {}, { get: true }),
  (rows) => {
    const stored = new Map(rows.map(({ area, build }) => [area, build]))
    if (isDeepStrictEqual(stored, pins)) return
    pins = stored
    listener?.()
  },
)
