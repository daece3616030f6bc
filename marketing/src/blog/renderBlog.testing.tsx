import { render } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@fortnight/shared-ui/query'
import { BrowserRouter, Route, Routes } from '@fortnight/shared-ui/router'
import {
  type BlogSearch,
  type Post,
  type PostCard,
  postBySlug,
  publishedCategories,
  publishedPosts,
  relatedPosts,
} from '@fortnight/supabase/posts/queries'
import BlogPage from './list/BlogPage.tsx'
import BlogPostPage from './post/BlogPostPage.tsx'

export const card = (number: number, rest: Partial<PostCard> = {}): PostCard => ({
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

export const fullPost = (rest: Partial<Post> = {}): Post => ({
  ...card(1),
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

export const emptyClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** A cache that knows a page of the blog. */
export function clientWith(posts: PostCard[], search: Partial<BlogSearch> = {}, pages = 1, total = posts.length) {
  const client = emptyClient()
  client.setQueryData(publishedCategories().queryKey, ['Education', 'Technical'])
  addPage(client, posts, search, pages, total)
  return client
}

export function addPage(
  client: QueryClient,
  posts: PostCard[],
  search: Partial<BlogSearch>,
  pages = 1,
  total = posts.length,
) {
  client.setQueryData(publishedPosts(search).queryKey, { posts, total, page: search.page ?? 1, pages })
}

/** A cache that knows a post and the others of its category. */
export function clientWithPost(post: Post, related = [card(2), card(3)]) {
  const client = emptyClient()
  client.setQueryData(postBySlug(post.slug).queryKey, post)
  client.setQueryData(relatedPosts(post).queryKey, related)
  return client
}

/** Opens an address of the blog, as the shell would show it. */
export function openBlog(address: string, client: QueryClient) {
  window.scrollTo = () => undefined
  window.history.replaceState(null, '', address)
  return render(
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <main>
          <Routes>
            <Route path="/blog" element={<BlogPage />} />
            <Route path="/blog/:slug" element={<BlogPostPage />} />
            <Route path="/no-slug" element={<BlogPostPage />} />
          </Routes>
        </main>
      </BrowserRouter>
    </QueryClientProvider>,
  )
}

export const structuredDataOfPage = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    ({ innerHTML }) => (JSON.parse(innerHTML) as { '@graph': Record<string, unknown>[] })['@graph'],
  )
