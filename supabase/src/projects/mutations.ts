import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { createUuid } from '../core/createUuid.ts'
import { projectsPerPage } from '../lists/pageSizes.ts'
import {
  cachedProjectPages,
  invalidateProjects,
  ownProjectPagesKey,
  type ProjectPage,
  projectsKey,
  type QueryKey,
  rollbackProjects,
  snapshotProjects,
} from './cache.ts'
import { type OwnProject, projectColumns } from './ownProject.ts'
import { defaultProjectFilter } from './queries.ts'

export type ProjectInput = {
  user_id: string
  name: string
  description?: string
  budget_range?: string
  timeline?: string
  priority: string
  requirements?: string
}

/**
 * Creates a project; its status is the database's default, draft. Empty fields are stored as null. The list shows it at
 * once, and drops it when the database rejects it. [CALL-2, DASH-3]
 */
export const createProject = () =>
  mutationOptions({
    mutationFn: async (input: ProjectInput): Promise<OwnProject> => {
      const db = await database()
      const project = { ...toProjectRow(input), user_id: input.user_id }
      return (await db.from('projects').insert(project).select(projectColumns).single().throwOnError()).data
    },
    onMutate: async (input, { client }) => {
      const snapshot = await snapshotProjects(client)
      const now = new Date().toISOString()
      // A placeholder until the response comes. Queries of the list's projects may name it already, so it is an id like others.
      const optimistic = { id: createUuid(), status: 'draft', started_on: null, created_at: now, updated_at: now }
      const key = [...ownProjectPagesKey(input.user_id), defaultProjectFilter]
      client.setQueryData<ProjectPage>(key, (page) => page && prepend(page, { ...toProjectRow(input), ...optimistic }))
      return { snapshot, optimisticId: optimistic.id }
    },
    onError: (_error, _input, onMutateResult, { client }) => rollbackProjects(client, onMutateResult?.snapshot),
    onSuccess: (created, { user_id }, { optimisticId }, { client }) => {
      client.setQueryData<ProjectPage>(
        [...ownProjectPagesKey(user_id), defaultProjectFilter],
        (page) =>
          page && {
            ...page,
            projects: page.projects.map((project) => (project.id === optimisticId ? created : project)),
          },
      )
      return invalidateProjects(client)
    },
  })

/** The columns of a form's values: empty texts become null. */
export const toProjectRow = <Input extends ProjectInput>({ user_id: _user, ...input }: Input) => ({
  ...input,
  description: input.description || null,
  budget_range: input.budget_range || null,
  timeline: input.timeline || null,
  requirements: input.requirements || null,
})

const prepend = ({ projects, count }: ProjectPage, project: OwnProject): ProjectPage => ({
  projects: [project, ...projects].slice(0, projectsPerPage),
  count: count + 1,
})

/**
 * Soft-deletes a project, which `restoreProject` undoes. Deleting a project twice succeeds. The lists drop it at once, and
 * show it again when the deletion fails. [CALL-2]
 */
export const deleteProject = () =>
  mutationOptions({
    mutationFn: async (id: string) => {
      const db = await database()
      await db.from('projects').delete().eq('id', id).throwOnError()
    },
    onMutate: async (id, { client }) => {
      const snapshot = await snapshotProjects(client)
      const positions = cachedProjectPages(client).flatMap(([key, page]) => removeFromPage(client, key, page, id))
      client.setQueryData(deletedPositionsKey(id), positions)
      return snapshot
    },
    onError: (_error, _id, snapshot, { client }) => rollbackProjects(client, snapshot),
    onSuccess: (_result, _id, _snapshot, { client }) => invalidateProjects(client),
  })

/** Restores a deleted project. The lists show it at once where it was, and drop it again when that fails. */
export const restoreProject = () =>
  mutationOptions({
    mutationFn: async (id: string) => {
      const db = await database()
      await db.rpc('restore_project', { project: id }).throwOnError()
    },
    onMutate: async (id, { client }) => {
      const snapshot = await snapshotProjects(client)
      const positions = client.getQueryData<CachedPosition[]>(deletedPositionsKey(id)) ?? []
      for (const position of positions) insertIntoPage(client, position)
      return snapshot
    },
    onError: (_error, _id, snapshot, { client }) => rollbackProjects(client, snapshot),
    onSuccess: (_result, _id, _snapshot, { client }) => invalidateProjects(client),
  })

/** Where a deleted project was in a cached page, so that a restore shows it there before the refetch. */
type CachedPosition = { key: QueryKey; index: number; project: OwnProject }

const deletedPositionsKey = (id: string) => [...projectsKey, 'places', id]

function removeFromPage(
  client: QueryClient,
  key: QueryKey,
  page: ProjectPage | undefined,
  id: string,
): CachedPosition[] {
  const project = page?.projects.find((candidate) => candidate.id === id)
  if (!page || !project) return []
  const index = page.projects.indexOf(project)
  client.setQueryData<ProjectPage>(key, { projects: page.projects.toSpliced(index, 1), count: page.count - 1 })
  return [{ key, index, project }]
}

function insertIntoPage(client: QueryClient, { key, index, project }: CachedPosition) {
  client.setQueryData<ProjectPage>(key, (page) => {
    if (!page || page.projects.some(({ id }) => id === project.id)) return page
    return { projects: page.projects.toSpliced(index, 0, project).slice(0, projectsPerPage), count: page.count + 1 }
  })
}
