import { mutationOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { unlessOutrun } from '../core/editConflict.ts'
import { beforeChange, cachedPages, oneKey, type ProjectPage, refresh, rollBack } from './cache.ts'
import { type ProjectInput, storable } from './mutations.ts'
import { type OwnProject, projectColumns } from './ownProject.ts'

export type ProjectChange = Required<ProjectInput> & {
  id: string
  status: string
  /** The `updated_at` of the project that the form was filled from. */
  updated_at: string
}

/**
 * Changes a project, unless somebody else has changed it since the form was filled: then nothing is stored and an
 * `EditConflict` tells what they made of it. The change is shown at once, and taken back if it fails. [CALL-2]
 */
export const updateProject = () =>
  mutationOptions({
    mutationFn: async ({ id, user_id, updated_at, ...input }: ProjectChange): Promise<OwnProject> => {
      const db = await database()
      const change = db
        .from('projects')
        .update(storable({ user_id, ...input }))
        .eq('user_id', user_id)
        .eq('id', id)
      const unchanged = change.is('deleted_at', null).eq('updated_at', updated_at)
      const current = db.from('projects').select(projectColumns).eq('user_id', user_id).eq('id', id)
      // Gone altogether is an error of its own, which `single` makes.
      return unlessOutrun<OwnProject>(unchanged.select(projectColumns).maybeSingle().throwOnError(), () =>
        current.is('deleted_at', null).single().throwOnError(),
      )
    },
    onMutate: async (change, { client }) => {
      const before = await beforeChange(client)
      const changed = (project: OwnProject) =>
        project.id === change.id ? { ...project, ...storable(change) } : project
      for (const [key, page] of cachedPages(client)) {
        if (page) client.setQueryData<ProjectPage>(key, { ...page, projects: page.projects.map(changed) })
      }
      client.setQueryData<OwnProject>(oneKey(change.user_id, change.id), (one) => one && changed(one))
      return before
    },
    onError: (_error, _change, before, { client }) => rollBack(client, before),
    onSuccess: (stored, { user_id }, _before, { client }) => {
      client.setQueryData(oneKey(user_id, stored.id), stored)
      return refresh(client)
    },
  })
