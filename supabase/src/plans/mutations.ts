import { mutationOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { throwIfStale } from '../core/editConflict.ts'
import { invalidates } from '../core/invalidates.ts'
import { projectsKey } from '../projects/cache.ts'
import type { PlanStep, WaitingSide } from './plan.ts'

const onSuccess = invalidates(projectsKey)

/** Starts a project on a day: its four steps get their dates. */
export const startSteps = () =>
  mutationOptions({
    mutationFn: async ({ project, firstDay }: { project: string; firstDay: string }) => {
      const db = await database()
      await db.rpc('start_project_steps', { project, first_day: firstDay }).throwOnError()
    },
    onSuccess,
  })

type StepMove = Pick<PlanStep, 'id' | 'first_day' | 'last_day' | 'updated_at'> & { reason: string }

/** Moves a step, and those after it with it. When it has changed since it was read, moves nothing and throws an `EditConflict`. */
export const moveStep = () =>
  mutationOptions({
    mutationFn: async ({ id, first_day, last_day, reason, updated_at }: StepMove): Promise<PlanStep> => {
      const db = await database()
      const move = db.rpc('move_project_step', { step: id, first_day, last_day, reason, base_version: updated_at })
      return throwIfStale<PlanStep>(move.maybeSingle().throwOnError() as PromiseLike<{ data: PlanStep | null }>, () =>
        fetchStep(id),
      )
    },
    onSuccess,
  })

async function fetchStep(id: string) {
  const db = await database()
  const row = db.from('project_steps').select('id, kind, first_day, last_day, done_at, updated_at').eq('id', id)
  const { data } = await row.single().throwOnError()
  return { data: data as PlanStep }
}

/** Marks a step as done. */
export const completeStep = () =>
  mutationOptions({
    mutationFn: async (step: string) => {
      const db = await database()
      await db.rpc('complete_project_step', { step }).throwOnError()
    },
    onSuccess,
  })

/** Marks a step as not done. */
export const reopenStep = () =>
  mutationOptions({
    mutationFn: async (step: string) => {
      const db = await database()
      await db.rpc('reopen_project_step', { step }).throwOnError()
    },
    onSuccess,
  })

/** Stops the clock of a project. */
export const holdProject = () =>
  mutationOptions({
    mutationFn: async ({ project, ...hold }: { project: string; waits_for: WaitingSide; reason: string }) => {
      const db = await database()
      await db.rpc('hold_project', { project, ...hold }).throwOnError()
    },
    onSuccess,
  })

/** Starts the clock again: what is left moves on by the working days of the hold. */
export const resumeProject = () =>
  mutationOptions({
    mutationFn: async (project: string) => {
      const db = await database()
      await db.rpc('resume_project', { project }).throwOnError()
    },
    onSuccess,
  })
