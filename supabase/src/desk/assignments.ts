import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { alwaysRefetch } from '../core/alwaysRefetch.ts'
import { invalidates } from '../core/invalidates.ts'
import { inboxKey } from './inbox.ts'

export type TeamMember = { id: string; name: string }

/** The admins, by name. */
export const adminTeam = () =>
  queryOptions({
    queryKey: [...inboxKey, 'team'],
    queryFn: async ({ signal }): Promise<TeamMember[]> => {
      const db = await database()
      return (await db.rpc('admin_team').abortSignal(signal).throwOnError()).data
    },
  })

/** The id of the admin who takes care of a project; null while no one does. */
export const projectAssignment = (project: string) =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: [...inboxKey, 'assignment', project],
    queryFn: async ({ signal }): Promise<string | null> => {
      const db = await database()
      const row = db.from('project_assignments').select('admin_id').eq('project_id', project)
      return (await row.abortSignal(signal).maybeSingle().throwOnError()).data?.admin_id ?? null
    },
  })

/** Assigns a project to an admin; null assigns it to no one. */
export const assignProject = () =>
  mutationOptions({
    mutationFn: async ({ project, admin }: { project: string; admin: string | null }) => {
      const db = await database()
      await db.rpc('assign_project', admin === null ? { project } : { project, admin }).throwOnError()
    },
    onSuccess: invalidates(inboxKey),
  })
