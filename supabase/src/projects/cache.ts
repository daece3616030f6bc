import type { QueryClient } from '@tanstack/react-query'
import type { OwnProject } from './ownProject.ts'

export type QueryKey = readonly unknown[]

/** The first part of the query keys of everything about projects. */
export const projectsKey = ['projects'] as const
const ownProjectsKey = (userId: string) => [...projectsKey, 'own', userId] as const
/** The first part of the query keys of a client's pages of projects, whatever their filter. */
export const ownProjectPagesKey = (userId: string) => [...ownProjectsKey(userId), 'list'] as const
/** The query key of one of a client's projects. */
export const ownProjectKey = (userId: string, id: string) => [...ownProjectsKey(userId), 'one', id] as const

export type ProjectPage = { projects: OwnProject[]; count: number }

type Cached<Data> = [key: QueryKey, data: Data | undefined][]

const isPageKey = (key: QueryKey) => key[0] === projectsKey[0] && key[1] === 'own' && key[3] === 'list'

/** Every cached page of a client's projects, whatever its filter. */
export const cachedProjectPages = (client: QueryClient): Cached<ProjectPage> =>
  client.getQueriesData<ProjectPage>({ queryKey: projectsKey, predicate: ({ queryKey }) => isPageKey(queryKey) })

/** Cancels fetches that would overwrite an optimistic update, and returns what is cached, for `rollbackProjects`. */
export async function snapshotProjects(client: QueryClient) {
  await client.cancelQueries({ queryKey: projectsKey })
  return client.getQueriesData({ queryKey: [...projectsKey, 'own'] })
}

/** Restores a snapshot after a mutation has failed, and refetches without waiting for the result. */
export function rollbackProjects(client: QueryClient, snapshot: Cached<unknown> = []) {
  for (const [key, data] of snapshot) client.setQueryData(key, data)
  void client.invalidateQueries({ queryKey: projectsKey })
}

/** Invalidates everything about projects, and waits for the refetch. */
export const invalidateProjects = (client: QueryClient) => client.invalidateQueries({ queryKey: projectsKey })
