import { type MutationOptions, QueryClient } from '@tanstack/react-query'
import { auth, connect } from '@fortnight/supabase/client'
import { createPost } from '../../src/posts/adminMutations.ts'
import type { PostValues } from '../../src/posts/adminQueries.ts'
import { database, deleteRows } from '../support/api.ts'

export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } })

/** Runs a mutation as a screen does. */
export function runMutation<Data, Input>(options: MutationOptions<Data, Error, Input>, input: Input) {
  return queryClient.getMutationCache().build(queryClient, options).execute(input)
}

const author = `Editor Tester ${process.pid}`

/** The values that the editor submits for a post. */
export const postValues = (slug: string, rest: Partial<PostValues> = {}): PostValues => ({
  slug,
  title: `Post ${slug}`,
  excerpt: 'About it',
  content: 'Text',
  category: 'General',
  tags: ['one'],
  author,
  read_time: '5 min read',
  publish_date: '2093-01-01',
  publish_at: null,
  image_url: 'https://example.com/a.png',
  published: true,
  meta_title: null,
  meta_description: null,
  og_image_url: null,
  canonical_url: null,
  focus_keyword: null,
  schema_type: 'Article',
  ...rest,
})
export const createPostWithSlug = (slug: string, rest?: Partial<PostValues>) =>
  runMutation(createPost(), postValues(slug, rest))

/** Signs the admin in for the tests of one file, whose posts have their own author, and deletes those posts at the end. */
export function writeAsAdmin() {
  beforeAll(async () => {
    connect({ url: database.url, key: database.publishableKey })
    await (await auth()).signInWithPassword({ email: 'admin@fortnight.example', password: 'fortnight-admin' })
  })
  afterAll(() => deleteRows(`blog_posts?author=eq.${encodeURIComponent(author)}`))
}
