import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { projectsKey } from '../projects/cache.ts'
import type { Handover } from './handover.ts'

/** The checklist of a project’s handover, its support and its money-back requests. */
export const projectHandover = (project: string) =>
  queryOptions({
    queryKey: [...projectsKey, 'handover', project],
    queryFn: async ({ signal }) => {
      const db = await database()
      const { data } = await db.rpc('project_handover', { project }).abortSignal(signal).throwOnError()
      return data as unknown as Handover
    },
  })
