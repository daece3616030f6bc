/* For tests: the pages of the blog in the back office, and the posts that they show. */
import type { ListedPost, StoredPost } from '@fortnight/supabase/adminPosts'
import { Route } from '@fortnight/shared-ui/router'
import { openAt } from '../layout/openBackoffice.testing.tsx'
import PostFormPage from './PostFormPage.tsx'
import PostListPage from './PostListPage.tsx'

export const stored: StoredPost = {
  id: 'p1',
  slug: 'night-shift',
  title: 'The night shift',
  excerpt: 'What an agent does while you sleep.',
  content: 'It **works**.',
  category: 'Technical',
  tags: ['Agents'],
  author: 'Ada',
  read_time: '4 min read',
  publish_date: '2025-09-01',
  publish_at: null,
  updated_at: '2025-09-02T10:00:00.123456+00:00',
  image_url: 'https://example.com/night.png',
  published: true,
  meta_title: 'Own title',
  meta_description: 'Own description',
  og_image_url: 'https://example.com/og.png',
  canonical_url: null,
  focus_keyword: null,
  schema_type: 'Article',
}

export const listed = (rest: Partial<ListedPost> = {}) => ({ ...stored, total: 1, ...rest })

export const open = (path: string) =>
  openAt(
    path,
    <>
      <Route path="/admin/blog" element={<PostListPage />} />
      <Route path="/admin/blog/new" element={<PostFormPage />} />
      <Route path="/admin/blog/edit/:id" element={<PostFormPage />} />
    </>,
  )
