import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { isId } from '../core/isUuid.ts'
import { listKey, oneKey, type ProjectPage } from './cache.ts'
import { type OwnProject, projectColumns } from './ownProject.ts'
import { searchText } from '../core/normalizeSearch.ts'

const minutes = 60_000
const lastPage = 100_000

/** How many projects a page of the list shows. */
export const projectsPerPage = 12

/** Which of the projects are wanted: an empty search or status wants all, and pages count from 1. */
export type ProjectFilter = {
  q: string
  status: string
  sort: 'newest' | 'oldest' | 'name' | 'changed'
  page: number
}

/** The first page of everything, newest first. */
export const allProjects: ProjectFilter = { q: '', status: '', sort: 'newest', page: 1 }

/**
 * One page of a client's projects, newest first unless another order is wanted, with the number of all that match. The
 * database searches name, description and requirements, sorts and counts; a page past the end is the last one.
 * [CALL-1, ROLE-2]
 */
export const ownProjects = (userId: string, { q, status, sort, page }: ProjectFilter = allProjects) => {
  const filter = { q: searchText(q), status, sort, page: Math.min(Math.max(Math.trunc(page) || 1, 1), lastPage) }
  return queryOptions({
    queryKey: [...listKey(userId), filter],
    staleTime: 5 * minutes,
    queryFn: async ({ signal }): Promise<ProjectPage> => {
      const db = await database()
      const found = db.rpc('own_projects', {
        searched: filter.q,
        in_status: status,
        in_order: sort,
        page: filter.page,
        page_size: projectsPerPage,
      })
      const rows = (await found.abortSignal(signal).throwOnError()).data
      return { projects: rows.map(({ total: _total, ...project }) => project), count: rows[0]?.total ?? 0 }
    },
  })
}

/** One of the client's projects; null when the id is unknown, foreign, deleted or no id at all. [PROJ-3, PROJ-4] */
export const ownProject = (userId: string, id: string) =>
  queryOptions({
    queryKey: oneKey(userId, id),
    staleTime: 5 * minutes,
    queryFn: async ({ signal }): Promise<OwnProject | null> => {
      if (!isId(id)) return null
      const db = await database()
      const one = db.from('projects').select(projectColumns).eq('user_id', userId).eq('id', id)
      return (await one.is('deleted_at', null).abortSignal(signal).maybeSingle().throwOnError()).data
    },
  })
