import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { EditConflict, unlessOutrun } from '../core/editConflict.ts'
import { everyPage } from '../core/fetchAllPages.ts'
import { fresh } from '../core/alwaysRefetch.ts'
import { isId } from '../core/isUuid.ts'
import { projects, refresh } from './cache.ts'
import { type OwnProject, projectColumns } from './ownProject.ts'
import { rowsPerPage } from '../core/rowsPerPage.ts'
import { searchText } from '../core/normalizeSearch.ts'

/** What the list of projects is narrowed and sorted by; an empty text leaves that out. */
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

async function pageOf({ q, status, client, sort, page }: AdminProjectFilter, pageSize: number, signal?: AbortSignal) {
  // What is no id is nobody's.
  if (client && !isId(client)) return []
  const db = await database()
  const filter = { searched: searchText(q), in_status: status, sorted: sort, page, page_size: pageSize }
  const call = db.rpc('admin_projects', client ? { ...filter, of_client: client } : filter)
  return (await (signal ? call.abortSignal(signal) : call).throwOnError()).data
}

/** One page of all clients' projects, newest first unless sorted otherwise, and how many there are. [CALL-3] */
export const adminProjects = (filter: AdminProjectFilter) =>
  queryOptions({
    ...fresh,
    queryKey: [...projects, 'admin', 'list', filter],
    queryFn: async ({ signal }) => {
      const rows = await pageOf(filter, rowsPerPage, signal)
      return { projects: rows.map(({ total: _total, ...row }): AdminProject => row), total: rows[0]?.total ?? 0 }
    },
  })

/** Every project that matches, a thousand at a time, oldest first: those made meanwhile come last. */
export const everyProject = (filter: AdminProjectFilter): AsyncGenerator<AdminProject[]> =>
  everyPage((page, pageSize) => pageOf({ ...filter, sort: 'oldest', page }, pageSize))

/** One project with its client, a deleted one too; null when there is none, also when the id is no id at all. */
export const adminProject = (id: string) =>
  queryOptions({
    ...fresh,
    queryKey: [...projects, 'admin', 'one', id],
    queryFn: ({ signal }) => (isId(id) ? readProject(id, signal) : null),
  })

async function readProject(id: string, signal?: AbortSignal): Promise<AdminProject | null> {
  const db = await database()
  const one = db.from('projects').select(`${projectColumns}, user_id, deleted_at`).eq('id', id)
  const { data: project } = await (signal ? one.abortSignal(signal) : one).maybeSingle().throwOnError()
  if (!project) return null
  const client = db.from('user_profiles').select('name, email, company_name').eq('id', project.user_id)
  const { data } = await (signal ? client.abortSignal(signal) : client).single().throwOnError()
  return { ...project, client_name: data.name, client_email: data.email, client_company: data.company_name }
}

/** The figures above the list. [CALL-4] */
export const projectStats = () =>
  queryOptions({
    ...fresh,
    queryKey: [...projects, 'stats'],
    queryFn: async ({ signal }) => {
      const db = await database()
      return (await db.rpc('project_stats').abortSignal(signal).single().throwOnError()).data
    },
  })

/** What an admin changes of a project; the rest belongs to the client. */
export type Steering = Pick<AdminProject, 'status' | 'priority' | 'timeline' | 'started_on'>
type SteeringChange = Partial<Steering> & {
  id: string
  /** The `updated_at` of the project that the change was made to. */
  updated_at: string
}

/**
 * Changes the given fields of a project, unless somebody else has changed it since: then nothing is stored, an
 * `EditConflict` tells how it is now, and everything about projects is read anew.
 */
export const steerProject = () =>
  mutationOptions({
    mutationFn: async ({ id, updated_at, ...steering }: SteeringChange) => {
      const db = await database()
      const unchanged = db.from('projects').update(steering).eq('id', id).eq('updated_at', updated_at)
      await unlessOutrun<{ id: string }>(unchanged.select('id').maybeSingle().throwOnError(), async () => {
        const theirs = await readProject(id)
        if (!theirs) throw Object.assign(new Error('There is no such project.'), { code: 'PGRST116' })
        return { data: theirs }
      })
    },
    onSuccess: (_result, _input, _before, { client }) => refresh(client),
    onError: (error, _input, _before, { client }) => (error instanceof EditConflict ? refresh(client) : undefined),
  })
