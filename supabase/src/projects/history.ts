import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { projects } from './cache.ts'

export type ProjectEvent = {
  id: number
  kind: 'created' | 'edited' | 'status' | 'priority' | 'deleted' | 'restored'
  from_value: string | null
  to_value: string | null
  /** The names of the fields that an edit touched; their texts are not kept. */
  changed_fields: string[]
  created_at: string
  /** Who did it; null when it was not done through the web site, or the account is gone. */
  by: 'you' | 'team' | 'client' | null
}

/** What happened to a project, newest first; nothing for people who may not read it. */
export const projectHistory = (projectId: string) =>
  queryOptions({
    queryKey: [...projects, 'history', projectId],
    queryFn: async ({ signal }) => {
      const db = await database()
      const history = db.rpc('project_history', { project: projectId }, { get: true })
      return (await history.abortSignal(signal).throwOnError()).data as ProjectEvent[]
    },
  })
