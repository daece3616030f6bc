import type { FlagValues } from '@fortnight/shared-ui/flags/flagDeclarations'
import type { QueryKey } from '@fortnight/shared-ui/query'
import type { Connection } from '@fortnight/supabase/client'
import type { RemoteName } from '@fortnight/supabase/releases/areas'
import type { AreaDeclaration } from '@fortnight/supabase/server/areaDeclaration'

export type { RemoteName }

/** Where one build of a remote is served: the absolute URL of its entry, and its checksum. */
export type RemoteLocation = { entry: string; integrity: string }

/** Locations by remote; a remote that is unavailable is absent. */
export type RemoteLocations = Partial<Record<RemoteName, RemoteLocation>>

/** What pages know of an area: its paths, who may open them, and the links to them. */
export type AreaTable = Pick<AreaDeclaration, 'paths' | 'navigation'>

/** The tables that live builds declare and that differ from those of contract 1. */
export type DeclaredAreas = Partial<Record<RemoteName, AreaTable>>

/** A build of an area that an admin tries in place of the live one, and why it is not shown if it is not. */
export type Trial = { area: RemoteName; build: string; problem?: string }

/** The PostHog project that receives events once the visitor has consented. */
export type AnalyticsTarget = { key: string; host: string }

/** What the server has loaded for a page, and when, in milliseconds since 1970. */
export type LoadedQuery = { key: QueryKey; data: unknown; updatedAt: number }

/** What the server passes to the browser with a rendered page: `document.ts` writes it, `bootstrap.tsx` reads it. */
export type BootData = {
  supabase: Connection
  remotes: RemoteLocations
  /** The tables of paths and links that differ from those of contract 1. */
  areas?: DeclaredAreas
  queries: LoadedQuery[]
  /** Flags that do not have their default; absent when all have it. */
  flags?: FlagValues
  /** Absent unless an admin tries a build. */
  trial?: Trial
  /** Absent when analytics is not configured. */
  analytics?: AnalyticsTarget
}

export const bootDataElementId = 'boot'

/** Reads the boot data from the page; throws when it is missing. */
export function readBootData() {
  const text = document.getElementById(bootDataElementId)?.textContent
  if (!text) throw new Error('The page contains no boot data.')
  return JSON.parse(text) as BootData
}
