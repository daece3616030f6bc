import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { alwaysRefetch } from '../core/alwaysRefetch.ts'
import { fetchAllPages } from '../lists/fetchAllPages.ts'
import { isUuid } from '../core/isUuid.ts'
import { normalizeSearch } from '../lists/normalizeSearch.ts'
import { rowsPerPage } from '../lists/pageSizes.ts'
import { projectsKey } from './cache.ts'
import { type OwnProject, projectColumns } from './ownProject.ts'

/** Filters and sorts the list of projects; an empty value does not filter. */
type AdminProjectFilter = {
  q: string
  /** A status, or 'deleted'; an empty one means all that are not deleted. */
  status: string
  /** The id of a client. */
  client: string
  sort: string
  /** From 1. */
  page: number
}

export type AdminProject = OwnProject & {
  user_id: string
  deleted_at: string | null
  client_name: string
  client_email: string
  client_company: string | null
}

async function fetchPage(
  { q, status, client, sort, page }: AdminProjectFilter,
  pageSize: number,
  signal?: AbortSignal,
) {
  if (client && !isUuid(client)) return []
  const db = await database()
  const filter = { searched: normalizeSearch(q), in_status: status, sorted: sort, page, page_size: pageSize }
  const call = db.rpc('admin_projects', client ? { ...filter, of_client: client } : filter)
  return (await (signal ? call.abortSignal(signal) : call).throwOnError()).data
}

/** One page of all clients' projects, newest first unless sorted otherwise, and how many match. [CALL-3] */
export const adminProjects = (filter: AdminProjectFilter) =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: [...projectsKey, 'admin', 'list', filter],
    queryFn: async ({ signal }) => {
      const rows = await fetchPage(filter, rowsPerPage, signal)
      return { projects: rows.map(({ total: _total, ...row }): AdminProject => row), total: rows[0]?.total ?? 0 }
    },
  })

/** Every project that matches, a thousand at a time, oldest first: those created meanwhile come last. */
export const fetchAllProjects = (filter: AdminProjectFilter): AsyncGenerator<AdminProject[]> =>
  fetchAllPages((page, pageSize) => fetchPage({ ...filter, sort: 'oldest', page }, pageSize))

/** One project with its client, also a deleted one; null when the id is unknown or malformed. */
export const adminProject = (id: string) =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: [...projectsKey, 'admin', 'one', id],
    queryFn: ({ signal }) => (isUuid(id) ? fetchAdminProject(id, signal) : null),
  })

/** One project with its client; null when the id is unknown. */
export async function fetchAdminProject(id: string, signal?: AbortSignal): Promise<AdminProject | null> {
  const db = await database()
  const row = db.from('projects').select(`${projectColumns}, user_id, deleted_at`).eq('id', id)
  const { data: project } = await (signal ? row.abortSignal(signal) : row).maybeSingle().throwOnError()
  if (!project) return null
  const client = db.from('user_profiles').select('name, email, company_name').eq('id', project.user_id)
  const { data } = await (signal ? client.abortSignal(signal) : client).single().throwOnError()
  return { ...project, client_name: data.name, client_email: data.email, client_company: data.company_name }
}

/** The figures above the list. [CALL-4] */
export const projectStats = () =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: [...projectsKey, 'stats'],
    queryFn: async ({ signal }) => {
      const db = await database()
      return (await db.rpc('project_stats').abortSignal(signal).single().throwOnError()).data
    },
  })
