import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { adminPostCategories, adminPosts, type ListedPost } from '@fortnight/supabase/posts/adminQueries'
import { databaseError, mockRestApi } from '../../layout/renderAdminPage.testing.tsx'
import {
  listedPost,
  renderBlogPage,
  postId,
  clickButton,
  writeRequests,
  storedPost,
} from '../renderBlogAdmin.testing.tsx'

jest.mock('@uiw/react-md-editor/nohighlight', () => jest.requireActual<object>('../editor/fakeEditor.testing.tsx'))
jest.mock('@uiw/react-md-editor/commands', () => ({}))

const saveFailed = 'Could not save. Try again.'
const draft = listedPost({ id: 'p2', title: 'A draft', excerpt: 'x'.repeat(81), published: false, category: 'General' })

/** Mocks an API that lists these posts and responds to writes with `writeResponse`. */
const mockPostListApi = (
  posts: ListedPost[],
  writeResponse: { status?: number; body?: unknown } = { body: [storedPost] },
) =>
  mockRestApi(({ method, path }) => {
    if (path === 'rpc/admin_post_categories') return { body: [{ category: 'General' }, { category: 'Technical' }] }
    if (path === 'rpc/admin_posts') return { body: posts.map((post) => ({ ...post, total: posts.length })) }
    return method === 'GET' ? { body: [] } : writeResponse
  })
const findRow = (title: RegExp) => screen.findByRole('row', { name: title })

describe('the list of posts', () => {
  it('and its categories are cached for 2 minutes [CALL-7]', () => {
    const list = { q: '', category: '', state: '', sort: 'newest', page: 1 }
    expect([adminPosts(list).staleTime, adminPostCategories().staleTime]).toEqual([120_000, 120_000])
  })

  it('shows every post, including drafts, with its details [ADMIN-BLOG-3] [ADMIN-BLOG-5]', async () => {
    mockPostListApi([listedPost(), draft])
    renderBlogPage('/admin/blog')
    const row = await findRow(/The night shift/)
    const columnHeaders = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(columnHeaders.filter(Boolean)).toEqual(['Title', 'Author', 'Category', 'Date', 'Status', 'Actions'])
    expect(within(row).getByText('Ada')).toBeVisible()
    expect(within(row).getByText('Technical')).toBeVisible()
    expect(within(row).getByText('Sep 1, 2025')).toBeVisible()
    expect(within(row).getByRole('switch')).toBeChecked()
    expect(within(row).getByRole('link', { name: /^Edit/ })).toHaveAttribute('href', `/admin/blog/edit/${postId}`)
    const draftRow = within(await findRow(/A draft/))
    expect(draftRow.getByRole('switch')).not.toBeChecked()
    expect(draftRow.getByText('Draft')).toBeVisible()
  })

  it('truncates excerpts at 80 characters [ADMIN-BLOG-3] [CONST-4]', async () => {
    mockPostListApi([draft])
    renderBlogPage('/admin/blog')
    expect(await screen.findByText(`${'x'.repeat(80)}…`)).toBeVisible()
  })

  it('shows when a scheduled post will be public', async () => {
    mockPostListApi([listedPost({ publish_at: new Date(2099, 0, 2, 12).toISOString() })])
    renderBlogPage('/admin/blog')
    expect(await screen.findByText(/^Scheduled for Jan 2, 2099/)).toBeVisible()
  })

  it('searches in the database and keeps the search in the URL [ADMIN-BLOG-1]', async () => {
    const requests = mockPostListApi([listedPost()])
    renderBlogPage('/admin/blog')
    await userEvent.type(await screen.findByLabelText('Search posts'), 'Night{Enter}')
    await waitFor(() => expect(window.location.search).toBe('?q=Night'))
    await waitFor(() => expect(requests.some(({ query }) => query.includes('searched=*Night*'))).toBe(true))
  })

  it('filters by the categories in use, or All [ADMIN-BLOG-2]', async () => {
    const requests = mockPostListApi([listedPost()])
    renderBlogPage('/admin/blog')
    const buttons = within(await screen.findByRole('group', { name: 'Category' }))
    await userEvent.click(await buttons.findByRole('button', { name: 'Technical' }))
    expect(buttons.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All',
      'General',
      'Technical',
    ])
    await waitFor(() => expect(requests.some(({ query }) => query.includes('in_category=Technical'))).toBe(true))
  })

  it('says so when no post matches [ADMIN-BLOG-4]', async () => {
    mockPostListApi([])
    renderBlogPage('/admin/blog?q=zebra')
    expect(await screen.findByText('No blog posts found.')).toBeVisible()
  })

  it('publishes with one click, and shows the stored state after a failed change [ADMIN-BLOG-6] [ERR-1]', async () => {
    const requests = mockPostListApi([draft], { body: [{ id: 'p2' }] })
    renderBlogPage('/admin/blog')
    await userEvent.click(within(await findRow(/A draft/)).getByRole('switch'))
    await waitFor(() =>
      expect(writeRequests(requests)[0]).toMatchObject({ method: 'PATCH', body: { published: true } }),
    )
    mockPostListApi([draft], databaseError)
    await userEvent.click(within(await findRow(/A draft/)).getByRole('switch'))
    expect(await screen.findByText(saveFailed)).toBeVisible()
    expect(within(await findRow(/A draft/)).getByRole('switch')).not.toBeChecked()
  })

  it('deletes after a confirmation, and Undo restores the post [ADMIN-BLOG-7] [ERR-4]', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true)
    const requests = mockPostListApi([listedPost()])
    renderBlogPage('/admin/blog')
    const clickDelete = async () =>
      userEvent.click(within(await findRow(/The night/)).getByRole('button', { name: /^Delete/ }))
    await clickDelete()
    expect(writeRequests(requests)).toHaveLength(0)
    await clickDelete()
    expect(confirm).toHaveBeenLastCalledWith('Are you sure you want to delete this blog post?')
    expect(await screen.findByText('Blog post deleted')).toBeVisible()
    // Not userEvent: toasts use pointer capture, which jsdom does not have.
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(writeRequests(requests)[1]).toMatchObject({
        method: 'POST',
        body: [{ id: postId, title: storedPost.title }],
      }),
    )
  })

  it('shows the error message and Retry when the list cannot be loaded [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockRestApi(() => databaseError)
    renderBlogPage('/admin/blog')
    expect(await screen.findByText('The database is unavailable')).toBeVisible()
    mockPostListApi([listedPost()])
    await clickButton('Retry')
    expect(await findRow(/The night shift/)).toBeVisible()
  })
})

describe('the focus', () => {
  it('moves to the next row when the focused one is deleted, and not to the start of the page [ADMIN-4]', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    let posts = [listedPost(), draft]
    mockRestApi(({ method, path }) => {
      if (path === 'rpc/admin_posts') return { body: posts.map((post) => ({ ...post, total: posts.length })) }
      if (method === 'DELETE') posts = [draft]
      return { body: method === 'GET' ? [] : [storedPost] }
    })
    renderBlogPage('/admin/blog')
    await userEvent.click(within(await findRow(/The night/)).getByRole('button', { name: /^Delete/ }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /The night/ })).toBeNull())
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select A draft' })).toHaveFocus())
  })
})

describe('selected posts', () => {
  it('are unpublished together, and deleted after one confirmation', async () => {
    const requests = mockPostListApi([listedPost(), draft], { body: [storedPost, { ...storedPost, id: 'p2' }] })
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true)
    renderBlogPage('/admin/blog')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    expect(screen.getByText('2 posts selected')).toBeVisible()
    await clickButton('Unpublish')
    expect(await screen.findByText('2 posts unpublished')).toBeVisible()
    expect(writeRequests(requests)[0]).toMatchObject({ body: { published: false } })
    expect(writeRequests(requests)[0]?.query).toContain(postId)
    expect(screen.queryByText('2 posts selected')).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    await clickButton('Delete')
    expect(confirm).toHaveBeenLastCalledWith('Are you sure you want to delete these 2 blog posts?')
    expect(await screen.findByText('2 posts deleted')).toBeVisible()
  })
})
