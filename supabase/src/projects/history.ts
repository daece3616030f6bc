import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { projectsKey } from './cache.ts'

export type ProjectEvent = {
  id: number
  kind: 'created' | 'edited' | 'status' | 'priority' | 'deleted' | 'restored' | 'accepted'
  from_value: string | null
  to_value: string | null
  /** The names of the fields that an edit changed; their values are not kept. */
  changed_fields: string[]
  created_at: string
  /** Who did it; null when it was not done through the web site, or the account has been deleted. */
  by: 'you' | 'team' | 'client' | null
}

/** The events of a project, newest first; empty for callers who may not read it. */
export const projectHistory = (projectId: string) =>
  queryOptions({
    queryKey: [...projectsKey, 'history', projectId],
    queryFn: async ({ signal }) => {
      const db = await database()
      const history = db.rpc('project_history', { project: projectId }, { get: true })
      return (await history.abortSignal(signal).throwOnError()).data as ProjectEvent[]
    },
  })
