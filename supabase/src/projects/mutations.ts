import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { beforeChange, cachedPages, type Key, listKey, type ProjectPage, projects, refresh, rollBack } from './cache.ts'
import { allProjects, projectsPerPage } from './queries.ts'
import { type OwnProject, projectColumns } from './ownProject.ts'

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
 * Creates a project, which starts as a draft by the database's default. Fields left empty are stored as none. It is
 * shown in the list at once, and taken out again if the database refuses it. [CALL-2, DASH-3]
 */
export const createProject = () =>
  mutationOptions({
    mutationFn: async (input: ProjectInput): Promise<OwnProject> => {
      const db = await database()
      const project = { ...storable(input), user_id: input.user_id }
      return (await db.from('projects').insert(project).select(projectColumns).single().throwOnError()).data
    },
    onMutate: async (input, { client }) => {
      const before = await beforeChange(client)
      const now = new Date().toISOString()
      // Browsers make UUIDs on secure pages only, and any other text is as good until the answer comes.
      const expected = { id: `expected-${now}`, status: 'draft', started_on: null, created_at: now, updated_at: now }
      const key = [...listKey(input.user_id), allProjects]
      client.setQueryData<ProjectPage>(key, (page) => page && withFirst(page, { ...storable(input), ...expected }))
      return { before, expectedId: expected.id }
    },
    onError: (_error, _input, shown, { client }) => rollBack(client, shown?.before),
    onSuccess: (created, { user_id }, { expectedId }, { client }) => {
      client.setQueryData<ProjectPage>(
        [...listKey(user_id), allProjects],
        (page) =>
          page && {
            ...page,
            projects: page.projects.map((project) => (project.id === expectedId ? created : project)),
          },
      )
      return refresh(client)
    },
  })

/** What a form sends, as the database keeps it: an empty text is none. */
export const storable = <Input extends ProjectInput>({ user_id: _user, ...input }: Input) => ({
  ...input,
  description: input.description || null,
  budget_range: input.budget_range || null,
  timeline: input.timeline || null,
  requirements: input.requirements || null,
})

const withFirst = ({ projects: shown, count }: ProjectPage, project: OwnProject): ProjectPage => ({
  projects: [project, ...shown].slice(0, projectsPerPage),
  count: count + 1,
})

/**
 * Deletes a project, which `restoreProject` can take back. One that is gone already is fine: the result is what was
 * wanted. It leaves the lists at once, and returns if the deletion fails. [CALL-2]
 */
export const deleteProject = () =>
  mutationOptions({
    mutationFn: async (id: string) => {
      const db = await database()
      await db.from('projects').delete().eq('id', id).throwOnError()
    },
    onMutate: async (id, { client }) => {
      const before = await beforeChange(client)
      const places = cachedPages(client).flatMap(([key, page]) => takeOut(client, key, page, id))
      client.setQueryData(placesKey(id), places)
      return before
    },
    onError: (_error, _id, before, { client }) => rollBack(client, before),
    onSuccess: (_result, _id, _before, { client }) => refresh(client),
  })

/** Takes a deletion back. The project returns to where it was at once, and leaves again if that fails. */
export const restoreProject = () =>
  mutationOptions({
    mutationFn: async (id: string) => {
      const db = await database()
      await db.rpc('restore_project', { project: id }).throwOnError()
    },
    onMutate: async (id, { client }) => {
      const before = await beforeChange(client)
      for (const place of client.getQueryData<Place[]>(placesKey(id)) ?? []) putBack(client, place)
      return before
    },
    onError: (_error, _id, before, { client }) => rollBack(client, before),
    onSuccess: (_result, _id, _before, { client }) => refresh(client),
  })

/** Where a deleted project stood, so that it can be shown there again before the database has answered. */
type Place = { key: Key; index: number; project: OwnProject }

const placesKey = (id: string) => [...projects, 'places', id]

function takeOut(client: QueryClient, key: Key, page: ProjectPage | undefined, id: string): Place[] {
  const project = page?.projects.find((candidate) => candidate.id === id)
  if (!page || !project) return []
  const index = page.projects.indexOf(project)
  client.setQueryData<ProjectPage>(key, { projects: page.projects.toSpliced(index, 1), count: page.count - 1 })
  return [{ key, index, project }]
}

function putBack(client: QueryClient, { key, index, project }: Place) {
  client.setQueryData<ProjectPage>(key, (page) => {
    if (!page || page.projects.some(({ id }) => id === project.id)) return page
    return { projects: page.projects.toSpliced(index, 0, project).slice(0, projectsPerPage), count: page.count + 1 }
  })
}
