import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { alwaysRefetch } from '../core/alwaysRefetch.ts'

const latestRows = 5

/** The numbers of public contents, drafts included. */
export const contentStats = () =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: ['overview', 'content'],
    queryFn: async ({ signal }) => {
      const db = await database()
      return (await db.rpc('content_stats').abortSignal(signal).single().throwOnError()).data
    },
  })

/** The newest clients. */
export const latestSignUps = () =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: ['user_profiles', 'latest'],
    queryFn: async ({ signal }) => {
      const db = await database()
      const rows = db.from('user_profiles').select('id, name, email, company_name, created_at')
      const latest = rows.eq('user_type', 'client').order('created_at', { ascending: false }).order('id')
      return (await latest.limit(latestRows).abortSignal(signal).throwOnError()).data
    },
  })

/** The newest projects, with their clients. */
export const latestProjects = () =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: ['projects', 'latest'],
    queryFn: async ({ signal }) => {
      const db = await database()
      const rows = db.from('admin_client_projects').select('id, name, client_name, description, status, created_at')
      const latest = rows.order('created_at', { ascending: false }).order('id').limit(latestRows)
      return (await latest.abortSignal(signal).throwOnError()).data
    },
  })

/** The newest posts, drafts and scheduled ones included. */
export const latestPostsAndDrafts = () =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: ['blog_posts', 'latest'],
    queryFn: async ({ signal }) => {
      const db = await database()
      const rows = db.from('blog_posts').select('id, title, excerpt, author, publish_date, published')
      const latest = rows.order('publish_date', { ascending: false }).order('id').limit(latestRows)
      return (await latest.abortSignal(signal).throwOnError()).data
    },
  })
