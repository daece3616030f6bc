import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { projectsKey } from '../projects/cache.ts'
import type { Deliverable } from './deliverable.ts'

/** The deliverables of a project in the order in which they were made; with drafts for admins. */
export const projectDeliverables = (project: string) =>
  queryOptions({
    queryKey: [...projectsKey, 'deliverables', project],
    queryFn: async ({ signal }) => {
      const db = await database()
      const { data } = await db.rpc('project_deliverables', { project }).abortSignal(signal).throwOnError()
      return data as unknown as Deliverable[]
    },
  })

/** A version that waits for the client's decision. */
export type OpenApproval = { project_id: string; version_id: string; name: string; number: number }

/** What waits for a decision of the signed-in client in all their projects, the oldest first. */
export const openApprovals = () =>
  queryOptions({
    queryKey: [...projectsKey, 'open-approvals'],
    queryFn: async ({ signal }): Promise<OpenApproval[]> => {
      const db = await database()
      const { data } = await db.rpc('open_approvals').abortSignal(signal).throwOnError()
      return data
    },
  })
