import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { fresh } from '../core/alwaysRefetch.ts'

const recent = 5

/** How much public content there is, drafts included. */
export const contentStats = () =>
  queryOptions({
    ...fresh,
    queryKey: ['overview', 'content'],
    queryFn: async ({ signal }) => {
      const db = await database()
      return (await db.rpc('content_stats').abortSignal(signal).single().throwOnError()).data
    },
  })

/** How many accounts of clients there are. [CALL-5] */
export const clientCount = () =>
  queryOptions({
    ...fresh,
    queryKey: ['overview', 'clients'],
    queryFn: async ({ signal }) => {
      const db = await database()
      return (await db.rpc('customer_stats', {}).abortSignal(signal).single().throwOnError()).data.total
    },
  })

/** How many projects clients have. [CALL-4] */
export const projectCount = () =>
  queryOptions({
    ...fresh,
    queryKey: ['overview', 'projects'],
    queryFn: async ({ signal }) => {
      const db = await database()
      return (await db.rpc('project_stats').abortSignal(signal).single().throwOnError()).data.total
    },
  })

/** The clients who signed up last. */
export const latestSignUps = () =>
  queryOptions({
    ...fresh,
    queryKey: ['user_profiles', 'latest'],
    queryFn: async ({ signal }) => {
      const db = await database()
      const clients = db.from('user_profiles').select('id, name, email, company_name, created_at')
      const latest = clients.eq('user_type', 'client').order('created_at', { ascending: false }).order('id')
      return (await latest.limit(recent).abortSignal(signal).throwOnError()).data
    },
  })

/** The projects that were created last, with their clients. */
export const latestProjects = () =>
  queryOptions({
    ...fresh,
    queryKey: ['projects', 'latest'],
    queryFn: async ({ signal }) => {
      const db = await database()
      const projects = db.from('admin_client_projects').select('id, name, client_name, description, status, created_at')
      const latest = projects.order('created_at', { ascending: false }).order('id').limit(recent)
      return (await latest.abortSignal(signal).throwOnError()).data
    },
  })

/** The posts with the latest dates, also those that visitors do not see. */
export const latestPostsAndDrafts = () =>
  queryOptions({
    ...fresh,
    queryKey: ['blog_posts', 'latest'],
    queryFn: async ({ signal }) => {
      const db = await database()
      const posts = db.from('blog_posts').select('id, title, excerpt, author, publish_date, published')
      const latest = posts.order('publish_date', { ascending: false }).order('id').limit(recent)
      return (await latest.abortSignal(signal).throwOnError()).data
    },
  })
