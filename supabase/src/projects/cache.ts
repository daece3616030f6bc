import type { QueryClient } from '@tanstack/react-query'
import type { OwnProject } from './ownProject.ts'

/** What an answer is cached under. */
export type Key = readonly unknown[]

/** The first part of the key of everything that is cached about projects. */
export const projects = ['projects'] as const
const ownKey = (userId: string) => [...projects, 'own', userId] as const
/** What the key of every page of somebody's projects begins with, whatever was searched for. */
export const listKey = (userId: string) => [...ownKey(userId), 'list'] as const
/** The key of one project of somebody's. */
export const oneKey = (userId: string, id: string) => [...ownKey(userId), 'one', id] as const

export type ProjectPage = { projects: OwnProject[]; count: number }

type Cached<Data> = [key: Key, data: Data | undefined][]

const isPage = (key: Key) => key[0] === projects[0] && key[1] === 'own' && key[3] === 'list'

/** Every cached page of projects, of whatever search. */
export const cachedPages = (client: QueryClient): Cached<ProjectPage> =>
  client.getQueriesData<ProjectPage>({ queryKey: projects, predicate: ({ queryKey }) => isPage(queryKey) })

/** Keeps answers that are under way from overwriting what is about to be shown, and gives what was shown before. */
export async function beforeChange(client: QueryClient) {
  await client.cancelQueries({ queryKey: projects })
  return client.getQueriesData({ queryKey: [...projects, 'own'] })
}

/** Shows again what was shown before a change that failed, then asks what is true. Nobody waits for the answer. */
export function rollBack(client: QueryClient, before: Cached<unknown> = []) {
  for (const [key, data] of before) client.setQueryData(key, data)
  void client.invalidateQueries({ queryKey: projects })
}

/** After a change that was stored: everything about projects is asked for again. */
export const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: projects })
