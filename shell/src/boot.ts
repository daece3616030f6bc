import type { DehydratedState } from '@tanstack/react-query'
import type { Connection } from '@fortnight/supabase/client'

export type RemoteName = 'marketing' | 'portal' | 'backoffice'

/** Where one build of a remote is. URLs are absolute; `preload` are the scripts its App needs. */
export type RemoteLocation = { entry: string; integrity: string; preload: string[] }

/** A remote that could not be reached is absent. */
export type RemoteLocations = Partial<Record<RemoteName, RemoteLocation>>

/** What the server tells the browser about the page it has rendered. The server writes it, bootstrap reads it. */
export type Boot = {
  supabase: Connection
  remotes: RemoteLocations
  queries: DehydratedState
}

export const bootElementId = 'boot'

export const readBoot = () => JSON.parse(document.getElementById(bootElementId)!.textContent!) as Boot
