import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { projectsKey } from '../projects/cache.ts'
import type { BriefState, ProjectBrief } from './brief.ts'

/** What is cached about briefs. */
export const briefsKey = [...projectsKey, 'brief'] as const

/** The brief of a project with its answers; null without one. */
export const projectBrief = (project: string) =>
  queryOptions({
    queryKey: [...briefsKey, project],
    queryFn: async ({ signal }): Promise<ProjectBrief | null> => {
      const db = await database()
      const { data } = await db.rpc('project_brief', { project }).abortSignal(signal).throwOnError()
      return data as ProjectBrief | null
    },
  })

/** Where the briefs of a page of projects stand, by the id of the project; projects without a brief are left out. */
export const briefStates = (ids: string[]) =>
  queryOptions({
    queryKey: [...briefsKey, 'states', ids],
    queryFn: async ({ signal }): Promise<Record<string, BriefState>> => {
      if (ids.length === 0) return {}
      const db = await database()
      const { data } = await db.rpc('brief_states', { projects: ids }).abortSignal(signal).throwOnError()
      return Object.fromEntries((data as BriefState[]).map((state) => [state.project_id, state]))
    },
  })
