import { database } from '@fortnight/supabase/client'
import { createVersionedReader } from '../pages/versionedReader.ts'

let pins: ReadonlyMap<string, string> = new Map()

/** The builds that admins have pinned, by area. */
export const pinnedBuilds = () => pins

/** The build that admins have pinned for an area, which is served in place of the one that its pointer names. */
export const pinnedBuild = (area: string) => pins.get(area)

/** Reads the pins of a content version. */
export const refreshPins = createVersionedReader(
  'pins',
  async () => (await database()).rpc('pinned_builds', {}, { get: true }),
  (rows) => {
    pins = new Map(rows.map(({ area, build }) => [area, build]))
  },
)
