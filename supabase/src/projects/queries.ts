import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { endRevokedSession } from '../core/session/endRevokedSession.ts'
import { isUuid } from '../core/isUuid.ts'
import { normalizeSearch } from '../lists/normalizeSearch.ts'
import { projectsPerPage } from '../lists/pageSizes.ts'
import { ownProjectKey, ownProjectPagesKey, type ProjectPage } from './cache.ts'
import { type OwnProject, projectColumns } from './ownProject.ts'

const minuteMs = 60_000
const maxPage = 100_000

/** An empty search or status does not filter; pages count from 1. */
export type ProjectFilter = {
  q: string
  status: string
  sort: 'newest' | 'oldest' | 'name' | 'changed'
  page: number
}

/** The first page of all projects, newest first. */
export const defaultProjectFilter: ProjectFilter = { q: '', status: '', sort: 'newest', page: 1 }

/**
 * One page of a client's projects, and how many match. The database searches name, description and requirements, sorts
 * and counts; a page past the end is the last one. [CALL-1, ROLE-2]
 */
export const ownProjects = (userId: string, { q, status, sort, page }: ProjectFilter = defaultProjectFilter) => {
  const filter = { q: normalizeSearch(q), status, sort, page: Math.min(Math.max(Math.trunc(page) || 1, 1), maxPage) }
  return queryOptions({
    queryKey: [...ownProjectPagesKey(userId), filter],
    staleTime: 5 * minuteMs,
    queryFn: async ({ signal }): Promise<ProjectPage> => {
      const db = await database()
      const call = db.rpc('own_projects', {
        searched: filter.q,
        in_status: status,
        in_order: sort,
        page: filter.page,
        page_size: projectsPerPage,
      })
      const rows = (await call.abortSignal(signal).throwOnError()).data
      return { projects: rows.map(({ total: _total, ...project }) => project), count: rows[0]?.total ?? 0 }
    },
  })
}

/** One of the client's projects; null when the id is malformed or unknown, or the project deleted or another client's. [PROJ-3, PROJ-4] */
export const ownProject = (userId: string, id: string) =>
  queryOptions({
    queryKey: ownProjectKey(userId, id),
    staleTime: 5 * minuteMs,
    queryFn: async ({ signal }): Promise<OwnProject | null> => {
      if (!isUuid(id)) return null
      const db = await database()
      const row = db.from('projects').select(projectColumns).eq('user_id', userId).eq('id', id)
      const { data } = await row.is('deleted_at', null).abortSignal(signal).maybeSingle().throwOnError()
      if (!data) await endRevokedSession()
      return data
    },
  })
