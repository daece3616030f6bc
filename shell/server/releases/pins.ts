import { database } from '@fortnight/supabase/client'
import { log } from '../http/log.ts'

let pins: ReadonlyMap<string, string> = new Map()
let knownVersion: string | undefined

/** The builds that admins have pinned, by area. */
export const pinnedBuilds = () => pins

/** The build that admins have pinned for an area, which is served in place of the one that its pointer names. */
export const pinnedBuild = (area: string) => pins.get(area)

/**
 * Reads the pins, unless those of this content version are known. While the database does not return them, the last known ones
 * hold, and the next call tries again.
 */
export async function refreshPins(contentVersion: string) {
  if (knownVersion === contentVersion) return
  const { data, error } = await (await database()).rpc('pinned_builds', {}, { get: true })
  if (!data) {
    log.error(`The pins of releases could not be read: ${error.message}`)
    return
  }
  pins = new Map(data.map(({ area, build }) => [area, build]))
  knownVersion = contentVersion
}
