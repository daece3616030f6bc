/* Test support: the blog pages of the back office, sample posts and a mocked API. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ListedPost, StoredPost } from '@fortnight/supabase/posts/adminQueries'
import { Route } from '@fortnight/shared-ui/router'
import { renderAdminPage, mockRestApi } from '../layout/renderAdminPage.testing.tsx'
import PostFormPage from './form/PostFormPage.tsx'
import PostListPage from './list/PostListPage.tsx'

export const postId = '00000000-0000-4000-8000-0000000000b1'

export const storedPost: StoredPost = {
  id: postId,
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

export const listedPost = (rest: Partial<ListedPost> = {}) => ({ ...storedPost, total: 1, ...rest })

export const renderBlogPage = (path: string) =>
  renderAdminPage(
    path,
    <>
      <Route path="/admin/blog" element={<PostListPage />} />
      <Route path="/admin/blog/new" element={<PostFormPage />} />
      <Route path="/admin/blog/edit/:id" element={<PostFormPage />} />
    </>,
  )

type ApiRequest = Parameters<Parameters<typeof mockRestApi>[0]>[0]

/** Mocks an API with one post. Saves succeed; the slug "taken" is in use. */
export const mockPostApi = (post = storedPost) =>
  mockRestApi(({ method, path, query }) => {
    if (path.startsWith('rpc/')) return { body: [] }
    if (method !== 'GET') return { body: { ...post, id: postId } }
    return { body: query.includes('like') ? [{ id: 'p9', slug: 'taken' }] : [post] }
  })
export const writeRequests = (requests: ApiRequest[]) => requests.filter(({ method }) => method !== 'GET')
export const getField = (name: RegExp | string) => screen.getByLabelText(name)
export const clickButton = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
export const selectTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }))
export const findContentField = () => screen.findByRole('textbox', { name: 'Content' })

export async function pasteInto(control: HTMLElement, text: string) {
  await userEvent.click(control)
  await userEvent.paste(text)
}

/** Opens the form of a new post and fills the required fields. */
export async function fillNewPost() {
  renderBlogPage('/admin/blog/new')
  await pasteInto(await screen.findByLabelText('Title'), 'How Agents Work')
  await pasteInto(getField('Excerpt'), 'In short: they read.')
  await pasteInto(getField('Featured Image URL'), 'https://example.com/a.png')
}
