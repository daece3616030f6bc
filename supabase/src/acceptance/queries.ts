import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { projectsKey } from '../projects/cache.ts'
import type { AcceptanceList, AcceptanceRun, AcceptanceSummary } from './acceptance.ts'

/** The first part of the query keys of everything about acceptance cases. */
export const acceptanceKey = [...projectsKey, 'acceptance'] as const

/** The acceptance cases of a project, their results, proposals and versions of the agent. */
export const acceptanceList = (project: string) =>
  queryOptions({
    queryKey: [...acceptanceKey, project],
    queryFn: async ({ signal }) => fetchAcceptanceList(project, signal),
  })

/** The same without the cache. */
export async function fetchAcceptanceList(project: string, signal?: AbortSignal) {
  const db = await database()
  const query = db.rpc('acceptance_list', { project })
  const { data } = await (signal ? query.abortSignal(signal) : query).throwOnError()
  return data as unknown as AcceptanceList
}

/** What a case has shown with every version of the agent, newest first, at most 200. */
export const acceptanceRuns = (project: string, caseId: string) =>
  queryOptions({
    queryKey: [...acceptanceKey, project, 'runs', caseId],
    queryFn: async ({ signal }) => {
      const db = await database()
      const { data } = await db.rpc('acceptance_case_runs', { case_id: caseId }).abortSignal(signal).throwOnError()
      return data as unknown as AcceptanceRun[]
    },
  })

/** How far the cases of a page of projects pass, by the id of the project; only those of which a version is tested. */
export const acceptanceSummaries = (ids: string[]) =>
  queryOptions({
    queryKey: [...acceptanceKey, 'summaries', ids],
    queryFn: async ({ signal }): Promise<Record<string, AcceptanceSummary>> => {
      if (ids.length === 0) return {}
      const db = await database()
      const { data } = await db.rpc('acceptance_summaries', { projects: ids }).abortSignal(signal).throwOnError()
      const summaries = data as unknown as (AcceptanceSummary & { project_id: string })[]
      return Object.fromEntries(summaries.map(({ project_id, ...summary }) => [project_id, summary]))
    },
  })
