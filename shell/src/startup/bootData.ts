import type { DehydratedState } from '@fortnight/shared-ui/query'
import type { Connection } from '@fortnight/supabase/client'

export type RemoteName = 'marketing' | 'portal' | 'backoffice'

/** Where one build of a remote is. URLs are absolute; `preload` are the scripts its App needs. */
export type RemoteLocation = { entry: string; integrity: string; preload: string[] }

/** A remote that could not be reached is absent. */
export type RemoteLocations = Partial<Record<RemoteName, RemoteLocation>>

/** Where usage is counted, once the visitor has agreed. */
export type AnalyticsTarget = { key: string; host: string }

/** What the server tells the browser about the page it has rendered. The server writes it, bootstrap reads it. */
export type Boot = {
  supabase: Connection
  remotes: RemoteLocations
  queries: DehydratedState
  /** Absent when nothing is ever counted. */
  analytics?: AnalyticsTarget
}

export const bootElementId = 'boot'

export function readBoot() {
  const text = document.getElementById(bootElementId)?.textContent
  if (!text) throw new Error('This page does not say how to start.')
  return JSON.parse(text) as Boot
}
