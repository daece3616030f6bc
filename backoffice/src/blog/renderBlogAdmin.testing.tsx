/* For tests: the pages of the blog in the back office, and the posts that they show. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ListedPost, StoredPost } from '@fortnight/supabase/posts/adminQueries'
import { Route } from '@fortnight/shared-ui/router'
import { renderAdminPage, mockApi } from '../layout/renderAdminPage.testing.tsx'
import PostFormPage from './form/PostFormPage.tsx'
import PostListPage from './list/PostListPage.tsx'

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
  renderAdminPage(
    path,
    <>
      <Route path="/admin/blog" element={<PostListPage />} />
      <Route path="/admin/blog/new" element={<PostFormPage />} />
      <Route path="/admin/blog/edit/:id" element={<PostFormPage />} />
    </>,
  )

export type Request = { method: string; path: string; query: string; body: unknown }

/** An API that has one post, and takes what is saved. */
export const working = (post = stored) =>
  mockApi(({ method, path, query }) => {
    if (path.startsWith('rpc/')) return { body: [] }
    if (method !== 'GET') return { body: { ...post, id: 'p1' } }
    return { body: query.includes('like') ? [{ id: 'p9', slug: 'taken' }] : [post] }
  })
export const saves = (requests: Request[]) => requests.filter(({ method }) => method !== 'GET')
export const field = (name: RegExp | string) => screen.getByLabelText(name)
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
export const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }))
export const content = () => screen.findByRole('textbox', { name: 'Content' })

export async function fill(control: HTMLElement, text: string) {
  await userEvent.click(control)
  await userEvent.paste(text)
}

export async function fillNew() {
  open('/admin/blog/new')
  await fill(await screen.findByLabelText('Title'), 'How Agents Work')
  await fill(field('Excerpt'), 'In short: they read.')
  await fill(field('Featured Image URL'), 'https://example.com/a.png')
}
