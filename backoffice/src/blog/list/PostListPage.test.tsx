import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ListedPost } from '@fortnight/supabase/posts/adminQueries'
import { databaseError, mockApi } from '../../layout/renderAdminPage.testing.tsx'
import { listed, open, press, saves, stored } from '../renderBlogAdmin.testing.tsx'

jest.mock('@uiw/react-md-editor/nohighlight', () => jest.requireActual('../editor/fakeEditor.testing.tsx'))
jest.mock('@uiw/react-md-editor/commands', () => ({}))

const failure = 'Could not save. Try again.'
const draft = listed({ id: 'p2', title: 'A draft', excerpt: 'x'.repeat(81), published: false, category: 'General' })

/** An API with this list, which answers writes with `written`. */
const serve = (posts: ListedPost[], written: { status?: number; body?: unknown } = { body: [stored] }) =>
  mockApi(({ method, path }) => {
    if (path === 'rpc/admin_post_categories') return { body: [{ category: 'General' }, { category: 'Technical' }] }
    if (path === 'rpc/admin_posts') return { body: posts.map((post) => ({ ...post, total: posts.length })) }
    return method === 'GET' ? { body: [] } : written
  })
const rowOf = async (title: RegExp) =>
  (await screen.findByRole('rowheader', { name: title })).closest('tr') as HTMLElement
const inRow = async (title: RegExp) => within(await rowOf(title))

describe('the list of posts', () => {
  it('has drafts too, with everything about each post [ADMIN-BLOG-3] [ADMIN-BLOG-5]', async () => {
    serve([listed(), draft])
    open('/admin/blog')
    const row = await inRow(/^The night shift/)
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads.filter(Boolean)).toEqual(['Title', 'Author', 'Category', 'Date', 'Status', 'Actions'])
    expect(row.getByText('Ada')).toBeVisible()
    expect(row.getByText('Technical')).toBeVisible()
    expect(row.getByText('Sep 1, 2025')).toBeVisible()
    expect(row.getByRole('switch')).toBeChecked()
    expect(row.getByRole('link', { name: /^Edit/ })).toHaveAttribute('href', '/admin/blog/edit/p1')
    expect((await inRow(/^A draft/)).getByRole('switch')).not.toBeChecked()
  })

  it('cuts an excerpt at 80 characters [ADMIN-BLOG-3] [CONST-4]', async () => {
    serve([draft])
    open('/admin/blog')
    expect(await screen.findByText(`${'x'.repeat(80)}…`)).toBeVisible()
  })

  it('says when a post will be public', async () => {
    serve([listed({ publish_at: '2099-01-02T12:00:00Z' })])
    open('/admin/blog')
    expect(await screen.findByText(/^Scheduled for Jan 2, 2099/)).toBeVisible()
  })

  it('searches by the database and keeps the words in the address [ADMIN-BLOG-1]', async () => {
    const requests = serve([listed()])
    open('/admin/blog')
    await userEvent.type(await screen.findByLabelText('Search posts'), 'Night{Enter}')
    await waitFor(() => expect(window.location.search).toBe('?q=Night'))
    await waitFor(() => expect(requests.some(({ query }) => query.includes('searched=*Night*'))).toBe(true))
  })

  it('offers All and the categories that occur [ADMIN-BLOG-2]', async () => {
    const requests = serve([listed()])
    open('/admin/blog')
    const buttons = within(await screen.findByRole('group', { name: 'Category' }))
    await userEvent.click(await buttons.findByRole('button', { name: 'Technical' }))
    expect(buttons.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All',
      'General',
      'Technical',
    ])
    await waitFor(() => expect(requests.some(({ query }) => query.includes('in_category=Technical'))).toBe(true))
  })

  it('says when there is nothing [ADMIN-BLOG-4]', async () => {
    serve([])
    open('/admin/blog?q=zebra')
    expect(await screen.findByText('No blog posts found.')).toBeVisible()
  })

  it('publishes with one click, and never shows what is not stored [ADMIN-BLOG-6] [ERR-1]', async () => {
    const requests = serve([draft], { body: [{ id: 'p2' }] })
    open('/admin/blog')
    await userEvent.click((await inRow(/^A draft/)).getByRole('switch'))
    await waitFor(() => expect(saves(requests)[0]).toMatchObject({ method: 'PATCH', body: { published: true } }))
    serve([draft], databaseError)
    await userEvent.click((await inRow(/^A draft/)).getByRole('switch'))
    expect(await screen.findByText(failure)).toBeVisible()
    expect((await inRow(/^A draft/)).getByRole('switch')).not.toBeChecked()
  })

  it('deletes after the question of the screen, and takes it back [ADMIN-BLOG-7] [ERR-4]', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true)
    const requests = serve([listed()])
    open('/admin/blog')
    const remove = async () => userEvent.click((await inRow(/^The night/)).getByRole('button', { name: /^Delete/ }))
    await remove()
    expect(saves(requests)).toHaveLength(0)
    await remove()
    expect(confirm).toHaveBeenLastCalledWith('Are you sure you want to delete this blog post?')
    expect(await screen.findByText('Blog post deleted')).toBeVisible()
    // The library of the toasts captures pointers, which jsdom does not know.
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(saves(requests)[1]).toMatchObject({ method: 'POST', body: [{ id: 'p1', title: stored.title }] }),
    )
  })

  it('shows a failed list with its message and a way to try again [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockApi(() => databaseError)
    open('/admin/blog')
    expect(await screen.findByText('The database is unwell')).toBeVisible()
    serve([listed()])
    await press('Retry')
    expect(await rowOf(/^The night shift/)).toBeVisible()
  })
})

describe('several posts', () => {
  it('are unpublished, and deleted after one question', async () => {
    const requests = serve([listed(), draft], { body: [stored, { ...stored, id: 'p2' }] })
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true)
    open('/admin/blog')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    expect(screen.getByText('2 posts selected')).toBeVisible()
    await press('Unpublish')
    expect(await screen.findByText('2 posts unpublished')).toBeVisible()
    expect(saves(requests)[0]).toMatchObject({ body: { published: false }, query: expect.stringContaining('p1') })
    expect(screen.queryByText('2 posts selected')).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    await press('Delete')
    expect(confirm).toHaveBeenLastCalledWith('Are you sure you want to delete these 2 blog posts?')
    expect(await screen.findByText('2 posts deleted')).toBeVisible()
  })
})
