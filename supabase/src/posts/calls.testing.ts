/* For tests: every request about posts. */
import { queryClient, readAll, runMutation as mutate } from '../core/fakeRequests.testing.ts'
import * as mutations from './adminMutations.ts'
import * as adminQueries from './adminQueries.ts'
import { latestPosts } from './latestPosts.ts'
import * as previews from './previews.ts'
import * as queries from './queries.ts'
import * as revisions from './revisions.ts'

const id = '00000000-0000-4000-8000-000000000101'
const updated_at = '2025-09-01T10:00:00.123456+00:00'
const ids = Array.from({ length: 25 }, () => id)
const post = { id, updated_at, slug: 'a', title: 'A', content: 'x'.repeat(20_000) } as adminQueries.StoredPost
/** The longest search, of characters that need the most bytes in a URL. */
const list = { q: '\u{1F98A}'.repeat(100), state: 'draft', category: 'Education', sort: 'oldest', page: 100_000 }

/** Runs every query and mutation by its name, with the largest input that the product gives it. */
export const postCalls: Record<string, () => unknown> = {
  createPost: () => mutate(mutations.createPost(), post),
  updatePost: () => mutate(mutations.updatePost(), post),
  setPostsPublished: () => mutate(mutations.setPostsPublished(), { ids, published: true }),
  deletePosts: () => mutate(mutations.deletePosts(), ids),
  restorePosts: () =>
    mutate(
      mutations.restorePosts(),
      ids.map(() => post),
    ),
  adminPosts: () => queryClient.query(adminQueries.adminPosts(list)),
  adminPostCategories: () => queryClient.query(adminQueries.adminPostCategories()),
  postById: () => queryClient.query(adminQueries.postById(id)),
  slugAvailability: () => queryClient.query(adminQueries.slugAvailability('a'.repeat(160), id)),
  fetchPostsForExport: () => readAll(adminQueries.fetchPostsForExport(ids)),
  postPreviews: () => queryClient.query(previews.postPreviews(id)),
  createPostPreview: () => mutate(previews.createPostPreview(), id),
  deletePostPreview: () => mutate(previews.deletePostPreview(), 'token'),
  previewedPost: () => queryClient.query(previews.previewedPost('token')),
  publishedPosts: () => queryClient.query(queries.publishedPosts(list)),
  publishedCategories: () => queryClient.query(queries.publishedCategories()),
  latestPosts: () => queryClient.query(latestPosts()),
  postBySlug: () => queryClient.query(queries.postBySlug('a'.repeat(160))),
  isDeletedSlug: () => queryClient.query(queries.isDeletedSlug('a'.repeat(160))),
  relatedPosts: () => queryClient.query(queries.relatedPosts({ category: 'Education', slug: 'a' })),
  slugRedirect: () => queryClient.query(queries.slugRedirect('a'.repeat(160))),
  postRevisions: () => queryClient.query(revisions.postRevisions(id)),
  postRevision: () => queryClient.query(revisions.postRevision(1)),
}
