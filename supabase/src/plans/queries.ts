import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { projectsKey } from '../projects/cache.ts'
import type { ProjectPlan, StepKind, WaitingSide } from './plan.ts'

async function fetchPlans(projects: string[], signal: AbortSignal) {
  const db = await database()
  const { data } = await db.rpc('project_plans', { projects }).abortSignal(signal).throwOnError()
  return data as unknown as ProjectPlan[]
}

/** The plans of a page of projects, by the id of the project; only those that have started the new way have one. */
export const projectPlans = (ids: string[]) =>
  queryOptions({
    queryKey: [...projectsKey, 'plans', ids],
    queryFn: async ({ signal }): Promise<Record<string, ProjectPlan>> =>
      ids.length === 0
        ? {}
        : Object.fromEntries((await fetchPlans(ids, signal)).map((plan) => [plan.project_id, plan])),
  })

/** The plan of one project; null before it has started, and for projects from before plans existed. */
export const projectPlan = (id: string) =>
  queryOptions({
    queryKey: [...projectsKey, 'plan', id],
    queryFn: async ({ signal }): Promise<ProjectPlan | null> => (await fetchPlans([id], signal))[0] ?? null,
  })

/** Something that happened to the steps of a project. */
export type StepEvent = {
  id: number
  kind: 'started' | 'moved' | 'done' | 'reopened' | 'held' | 'resumed'
  /** Null when it concerns all of them. */
  step: StepKind | null
  waits_for: WaitingSide | null
  reason: string | null
  from_first_day: string | null
  from_last_day: string | null
  to_first_day: string | null
  to_last_day: string | null
  created_at: string
  /** Who did it; null when the account has been deleted. */
  by: 'you' | 'team' | 'client' | null
}

/** What happened to the steps of a project, newest first. */
export const stepHistory = (projectId: string) =>
  queryOptions({
    queryKey: [...projectsKey, 'step-history', projectId],
    queryFn: async ({ signal }) => {
      const db = await database()
      const { data } = await db.rpc('project_step_history', { project: projectId }).abortSignal(signal).throwOnError()
      return data as StepEvent[]
    },
  })
