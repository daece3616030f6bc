import { mutationOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { throwIfStale } from '../core/editConflict.ts'
import { invalidates } from '../core/invalidates.ts'
import { projectsKey } from '../projects/cache.ts'
import type { Correction, Instalment } from './instalment.ts'
import { instalmentColumns } from './queries.ts'

const onSuccess = invalidates(projectsKey)

/** Enters the total of a project that has no amounts. */
export const setProjectTotal = () =>
  mutationOptions({
    mutationFn: async ({ project, totalCents, reason }: { project: string; totalCents: number; reason: string }) => {
      const db = await database()
      await db.rpc('set_project_total', { project, total_cents: totalCents, reason }).throwOnError()
    },
    onSuccess,
  })

type Version = Pick<Instalment, 'id' | 'updated_at'>

/** Records that an instalment was paid. When it has changed since it was read, records nothing and throws an `EditConflict`. */
export const markInstalmentPaid = () =>
  mutationOptions({
    mutationFn: async ({ id, updated_at, ...payment }: Version & { paid_on: string; reference: string }) => {
      const db = await database()
      const marked = db.rpc('mark_instalment_paid', { instalment: id, base_version: updated_at, ...payment })
      return throwIfChanged(id, marked.maybeSingle().throwOnError())
    },
    onSuccess,
  })

type CorrectionInput = Version & { correction: Correction; reason: string; amount_cents?: number; due_on?: string }

/** Corrects an instalment. When it has changed since it was read, corrects nothing and throws an `EditConflict`. */
export const correctInstalment = () =>
  mutationOptions({
    mutationFn: async ({ id, updated_at, ...corrected }: CorrectionInput) => {
      const db = await database()
      const stored = db.rpc('correct_instalment', { instalment: id, base_version: updated_at, ...corrected })
      return throwIfChanged(id, stored.maybeSingle().throwOnError())
    },
    onSuccess,
  })

const throwIfChanged = (id: string, stored: PromiseLike<{ data: unknown }>) =>
  throwIfStale<Instalment>(stored as PromiseLike<{ data: Instalment | null }>, () => fetchInstalment(id))

async function fetchInstalment(id: string) {
  const db = await database()
  const { data } = await db.from('instalments').select(instalmentColumns).eq('id', id).single().throwOnError()
  return { data: data as Instalment }
}
