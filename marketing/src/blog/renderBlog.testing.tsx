import type { QueryClient } from '@fortnight/shared-ui/query'
import { Route, Routes } from '@fortnight/shared-ui/router'
import {
  type BlogSearch,
  type Post,
  type PostCard,
  postBySlug,
  publishedCategories,
  publishedPosts,
  relatedPosts,
} from '@fortnight/supabase/posts/queries'
import { createTestQueryClient, renderPage } from '../layout/renderPage.testing.tsx'
import BlogPage from './list/BlogPage.tsx'
import BlogPostPage from './post/BlogPostPage.tsx'
import PostPreviewPage from './post/PostPreviewPage.tsx'

export const samplePostCard = (number: number, rest: Partial<PostCard> = {}): PostCard => ({
  id: `id-${number}`,
  slug: `post-${number}`,
  title: `Post ${number}`,
  excerpt: `What post ${number} is about.`,
  category: 'Education',
  tags: ['planning', 'scope', 'third'],
  author: 'Fortnight Team',
  read_time: '4 min read',
  publish_date: '2025-01-05',
  image_url: `/images/posts/post-${number}.svg`,
  ...rest,
})

export const samplePost = (rest: Partial<Post> = {}): Post => ({
  ...samplePostCard(1),
  content: '## First\n\nSome **bold** words.',
  updated_at: '2025-02-01T10:00:00+00:00',
  meta_title: null,
  meta_description: null,
  og_image_url: null,
  canonical_url: null,
  focus_keyword: null,
  schema_type: 'Article',
  ...rest,
})

/** A query client whose cache holds one page of the blog. */
export function queryClientWithPosts(
  posts: PostCard[],
  search: Partial<BlogSearch> = {},
  pages = 1,
  total = posts.length,
) {
  const client = createTestQueryClient()
  client.setQueryData(publishedCategories().queryKey, ['Education', 'Technical'])
  addPostsToCache(client, posts, search, pages, total)
  return client
}

export function addPostsToCache(
  client: QueryClient,
  posts: PostCard[],
  search: Partial<BlogSearch>,
  pages = 1,
  total = posts.length,
) {
  client.setQueryData(publishedPosts(search).queryKey, { posts, total, page: search.page ?? 1, pages })
}

/** A query client whose cache holds a post and its related posts. */
export function queryClientWithPost(post: Post, related = [samplePostCard(2), samplePostCard(3)]) {
  const client = createTestQueryClient()
  client.setQueryData(postBySlug(post.slug).queryKey, post)
  client.setQueryData(relatedPosts(post).queryKey, related)
  return client
}

/** Renders the blog at a path, with the providers of the shell. */
export const renderBlog = (path: string, queryClient: QueryClient) =>
  renderPage(
    <Routes>
      <Route path="/blog" element={<BlogPage />} />
      <Route path="/blog/:slug" element={<BlogPostPage />} />
      <Route path="/blog/preview/:token" element={<PostPreviewPage />} />
      <Route path="/no-slug" element={<BlogPostPage />} />
    </Routes>,
    path,
    queryClient,
  )

/** The URL of a `link` element in the document head, by its `rel`. */
export const headLink = (rel: string) => document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? undefined

/** Elements in the post that would run scripts. */
export const findActiveContent = (post: HTMLElement) => [
  ...post.querySelectorAll('script, [onerror], [href^="javascript"]'),
]
