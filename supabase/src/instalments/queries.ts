import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { projectsKey } from '../projects/cache.ts'
import type { Instalment } from './instalment.ts'

/** The columns of an instalment that screens show. */
export const instalmentColumns =
  'id, part, amount_cents, plan_name, state, due_on, paid_on, reference, updated_at' as const

/** The instalments of a project in their order; none before it has started, and for projects from before they existed. */
export const projectInstalments = (projectId: string) =>
  queryOptions({
    queryKey: [...projectsKey, 'instalments', projectId],
    queryFn: async ({ signal }) => {
      const db = await database()
      const rows = db.from('instalments').select(instalmentColumns).eq('project_id', projectId).order('part')
      const { data } = await rows.abortSignal(signal).throwOnError()
      return data as Instalment[]
    },
  })

/** Something that happened to an instalment. */
export type InstalmentEvent = {
  id: number
  part: 1 | 2
  kind: 'planned' | 'due' | 'paid' | 'unpaid' | 'amount' | 'void' | 'reinstate'
  /** Of a correction. */
  reason: string | null
  from_amount_cents: number | null
  to_amount_cents: number | null
  due_on: string | null
  /** The day of the payment that was recorded, or taken back; the reference likewise. */
  paid_on: string | null
  reference: string | null
  created_at: string
  /** Who did it; null when the account has been deleted. */
  by: 'you' | 'team' | 'client' | null
}

/** What happened to the instalments of a project, newest first. */
export const instalmentHistory = (projectId: string) =>
  queryOptions({
    queryKey: [...projectsKey, 'instalment-history', projectId],
    queryFn: async ({ signal }) => {
      const db = await database()
      const { data } = await db.rpc('instalment_history', { project: projectId }).abortSignal(signal).throwOnError()
      return data as InstalmentEvent[]
    },
  })
