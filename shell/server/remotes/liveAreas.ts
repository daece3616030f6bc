import { isDeepStrictEqual } from 'node:util'
import type { AreaDeclaration } from '@fortnight/supabase/server/areaDeclaration'
import { type Area, findArea } from '../../src/areas/areas.ts'
import { areasOfContract1 } from '../../src/areas/areasOfContract1.ts'
import type { DeclaredAreas, RemoteName } from '../../src/startup/bootData.ts'
import { declarationsOfContract1 } from './declarationsOfContract1.ts'

/** What each area owns. */
export type AllAreas = Record<RemoteName, AreaDeclaration>

/** What the live build of each area declares, or what areas had in contract 1. */
const areas: AllAreas = { ...declarationsOfContract1 }

/** What each area owns at the moment. */
export const liveAreas = (): AllAreas => areas

/** The area that owns a path at the moment. */
export const findLiveArea = (path: string): Area | undefined => findArea(areas, path)

/** Replaces what an area owns with what its new build declares. */
export function setLiveArea(name: RemoteName, area: AreaDeclaration) {
  areas[name] = area
}

/** What pages pass to the browser: the tables that differ from those that it brings along, to keep pages light. */
export function declaredAreas(all: AllAreas): DeclaredAreas {
  const tables = Object.entries(all).map(([name, { paths, navigation }]) => [name, { paths, navigation }] as const)
  return Object.fromEntries(
    tables.filter(([name, table]) => !isDeepStrictEqual(table, areasOfContract1[name as RemoteName])),
  )
}
