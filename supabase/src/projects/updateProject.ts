import { mutationOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { throwIfStale } from '../core/editConflict.ts'
import {
  cachedProjectPages,
  invalidateProjects,
  ownProjectKey,
  type ProjectPage,
  rollbackProjects,
  snapshotProjects,
} from './cache.ts'
import { type ProjectInput, toProjectRow } from './mutations.ts'
import { type OwnProject, projectColumns } from './ownProject.ts'

export type ProjectUpdate = Required<ProjectInput> & {
  id: string
  status: string
  /** The `updated_at` of the project that the form was filled from. */
  updated_at: string
}

/**
 * Updates a project. When it has changed since the form was filled, stores nothing and throws an `EditConflict`. Lists and
 * project show the update at once, and roll back when it fails. [CALL-2]
 */
export const updateProject = () =>
  mutationOptions({
    mutationFn: async ({ id, user_id, updated_at, ...input }: ProjectUpdate): Promise<OwnProject> => {
      const db = await database()
      const update = db
        .from('projects')
        .update(toProjectRow({ user_id, ...input }))
        .eq('user_id', user_id)
        .eq('id', id)
      const ofSameVersion = update.is('deleted_at', null).eq('updated_at', updated_at)
      const current = db.from('projects').select(projectColumns).eq('user_id', user_id).eq('id', id)
      // A deleted project is no conflict: `single` throws for it.
      return throwIfStale<OwnProject>(ofSameVersion.select(projectColumns).maybeSingle().throwOnError(), () =>
        current.is('deleted_at', null).single().throwOnError(),
      )
    },
    onMutate: async (update, { client }) => {
      const snapshot = await snapshotProjects(client)
      const withUpdate = (project: OwnProject) =>
        project.id === update.id ? { ...project, ...toProjectRow(update) } : project
      for (const [key, page] of cachedProjectPages(client)) {
        if (page) client.setQueryData<ProjectPage>(key, { ...page, projects: page.projects.map(withUpdate) })
      }
      const key = ownProjectKey(update.user_id, update.id)
      client.setQueryData<OwnProject>(key, (project) => project && withUpdate(project))
      return snapshot
    },
    onError: (_error, _update, snapshot, { client }) => rollbackProjects(client, snapshot),
    onSuccess: (stored, { user_id }, _snapshot, { client }) => {
      client.setQueryData(ownProjectKey(user_id, stored.id), stored)
      return invalidateProjects(client)
    },
  })
