import { mutationOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { EditConflict, throwIfStale } from '../core/editConflict.ts'
import { type AdminProject, fetchAdminProject } from './adminQueries.ts'
import { invalidateProjects } from './cache.ts'

/** The fields of a project that an admin edits; the others are the client's. */
export type AdminProjectFields = Pick<AdminProject, 'status' | 'priority' | 'timeline' | 'started_on'>

type AdminProjectUpdate = Partial<AdminProjectFields> & {
  id: string
  /** The `updated_at` of the project that the update is based on. */
  updated_at: string
}

/**
 * Updates the given fields of a project. When it has changed since it was read, stores nothing, throws an `EditConflict`
 * and refetches everything about projects.
 */
export const updateProjectAsAdmin = () =>
  mutationOptions({
    mutationFn: async ({ id, updated_at, ...fields }: AdminProjectUpdate) => {
      const db = await database()
      const update = db.from('projects').update(fields).eq('id', id).eq('updated_at', updated_at)
      await throwIfStale<{ id: string }>(update.select('id').maybeSingle().throwOnError(), async () => {
        const current = await fetchAdminProject(id)
        if (!current) throw Object.assign(new Error('There is no such project.'), { code: 'PGRST116' })
        return { data: current }
      })
    },
    onSuccess: (_result, _update, _onMutateResult, { client }) => invalidateProjects(client),
    onError: (error, _update, _onMutateResult, { client }) =>
      error instanceof EditConflict ? invalidateProjects(client) : undefined,
  })
