import { type MutationOptions, QueryClient } from '@tanstack/react-query'
import { auth, connect } from '@fortnight/supabase/client'
import { createPost } from '../../src/posts/adminMutations.ts'
import type { PostValues } from '../../src/posts/adminQueries.ts'
import { database, deleteRows } from '../support/api.ts'

export const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } })

/** Runs a mutation as a screen does. */
export function run<Data, Input>(options: MutationOptions<Data, Error, Input>, input: Input) {
  return queries.getMutationCache().build(queries, options).execute(input)
}

const author = `Editor Tester ${process.pid}`
/** A post as the editor sends it. */
export const values = (slug: string, rest: Partial<PostValues> = {}): PostValues => ({
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
export const create = (slug: string, rest?: Partial<PostValues>) => run(createPost(), values(slug, rest))

/** Signs the admin in for the tests of one file, which then writes posts of an author of its own; removes those at the end. */
export function writeAsAdmin() {
  beforeAll(async () => {
    connect({ url: database.url, key: database.publishableKey })
    await (await auth()).signInWithPassword({ email: 'admin@fortnight.example', password: 'fortnight-admin' })
  })
  afterAll(() => deleteRows(`blog_posts?author=eq.${encodeURIComponent(author)}`))
}
