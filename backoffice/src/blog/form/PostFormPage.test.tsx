import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { databaseError, mockRestApi } from '../../layout/renderAdminPage.testing.tsx'
import {
  findContentField,
  getField,
  pasteInto,
  fillNewPost,
  renderBlogPage,
  postId,
  clickButton,
  writeRequests,
  storedPost,
  selectTab,
  mockPostApi,
} from '../renderBlogAdmin.testing.tsx'

// jsdom cannot run the editor (e2e/journeys/backoffice/blog.spec.ts uses it), so a text area replaces it.
jest.mock('@uiw/react-md-editor/nohighlight', () => jest.requireActual<object>('../editor/fakeEditor.testing.tsx'))
jest.mock('@uiw/react-md-editor/commands', () => ({}))

beforeEach(() => localStorage.clear())

describe('the document title', () => {
  it.each([
    ['/admin/blog/new', 'Create New Post | Fortnight'],
    [`/admin/blog/edit/${postId}`, 'Edit The night shift | Fortnight'],
  ])('names the edited post at %s', async (path, title) => {
    mockPostApi()
    renderBlogPage(path)
    await waitFor(() => expect(document.title).toBe(title))
  })
})

describe('the form of a new post', () => {
  it('has two tabs, default values, and a note about what saving does [ADMIN-BLOG-8] [ADMIN-BLOG-11] [ADMIN-BLOG-21]', async () => {
    mockPostApi()
    renderBlogPage('/admin/blog/new')
    expect(await screen.findByRole('heading', { name: 'Create New Post' })).toBeVisible()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Content', 'SEO & Social'])
    expect(getField('Author')).toHaveValue('Fortnight Team')
    expect(getField('Read time')).toHaveValue('5 min read')
    expect(getField('Category')).toHaveValue('General')
    expect(getField('Publish Date')).not.toHaveValue('')
    expect(screen.getByRole('checkbox', { name: 'Published' })).toBeChecked()
    expect(screen.getByText('Create Post publishes immediately.')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Preview and history' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/admin/blog')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Published' }))
    expect(screen.getByText('Create Post keeps it a draft that only admins see.')).toBeVisible()
    expect(screen.getByText('Save it to share a preview link.')).toBeVisible()
    await selectTab('SEO & Social')
    expect(getField('Schema type')).toHaveValue('Article')
  })

  it('derives the slug from the title until the admin types another one [ADMIN-BLOG-19]', async () => {
    mockPostApi()
    renderBlogPage('/admin/blog/new')
    await pasteInto(await screen.findByLabelText('Title'), 'How  Agents Work!')
    expect(getField('Slug')).toHaveValue('how-agents-work')
    await userEvent.clear(getField('Slug'))
    await userEvent.type(getField('Slug'), 'mine')
    await userEvent.type(getField('Title'), ' Now')
    expect(getField('Slug')).toHaveValue('mine')
  })

  it('says while typing that a slug is taken, and suggests another one [ADMIN-BLOG-19]', async () => {
    mockPostApi()
    renderBlogPage('/admin/blog/new')
    await userEvent.type(await screen.findByLabelText('Title'), 'Taken')
    expect(await screen.findByText('This slug is already used')).toBeVisible()
    await clickButton('Use taken-2')
    expect(getField('Slug')).toHaveValue('taken-2')
    await waitFor(() => expect(screen.queryByText('This slug is already used')).toBeNull())
  })

  it('saves once, with the SEO defaults filled in, and opens the list [ADMIN-BLOG-12] [ADMIN-BLOG-15]', async () => {
    const requests = mockPostApi()
    await fillNewPost()
    await pasteInto(await findContentField(), 'They read.')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Create Post' }))
    await waitFor(() => expect(window.location.pathname).toBe('/admin/blog'))
    expect(writeRequests(requests)).toHaveLength(1)
    expect(writeRequests(requests)[0]).toMatchObject({
      method: 'POST',
      path: 'blog_posts',
      body: {
        title: 'How Agents Work',
        slug: 'how-agents-work',
        content: 'They read.',
        published: true,
        publish_at: null,
        meta_title: 'How Agents Work',
        meta_description: 'In short: they read.',
        og_image_url: 'https://example.com/a.png',
        focus_keyword: null,
      },
    })
  })

  it('saves a draft with one click [ADMIN-BLOG-21]', async () => {
    const requests = mockPostApi()
    await fillNewPost()
    await clickButton('Save as draft')
    await waitFor(() => expect(writeRequests(requests)[0]).toMatchObject({ body: { published: false } }))
  })

  it('shows errors below their fields and selects the tab of the first one [ADMIN-BLOG-17] [ADMIN-BLOG-18]', async () => {
    const requests = mockPostApi()
    renderBlogPage('/admin/blog/new')
    await screen.findByLabelText('Title')
    await clickButton('Create Post')
    expect(await screen.findByText('Title is required')).toBeVisible()
    expect(screen.getByText('Slug is required')).toBeVisible()
    expect(screen.getByText('Excerpt is required')).toBeVisible()
    expect(screen.getByText('Featured image URL is required')).toBeVisible()
    await pasteInto(getField('Title'), 'T')
    await pasteInto(getField('Excerpt'), 'E')
    await pasteInto(getField('Featured Image URL'), '/images/posts/a.svg')
    await selectTab('SEO & Social')
    await pasteInto(getField('Canonical URL'), 'javascript:alert(1)')
    await selectTab('Content')
    await clickButton('Create Post')
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'SEO & Social' })).toHaveAttribute('aria-selected', 'true'),
    )
    expect(screen.getByText('Please enter a URL, such as https://example.com/article')).toBeVisible()
    expect(writeRequests(requests)).toHaveLength(0)
  })
})

describe('the form of a stored post', () => {
  it('shows the stored values, updates them, and keeps the slug [ADMIN-BLOG-11] [ADMIN-BLOG-20]', async () => {
    const requests = mockPostApi()
    renderBlogPage(`/admin/blog/edit/${postId}`)
    await userEvent.type(await screen.findByLabelText('Title'), ' again')
    expect(getField('Slug')).toHaveValue('night-shift')
    expect(screen.getByRole('heading', { name: 'Preview and history' })).toBeVisible()
    expect(screen.queryByText(/to share a preview link/)).toBeNull()
    await clickButton('Update Post')
    await waitFor(() => expect(window.location.pathname).toBe('/admin/blog'))
    expect(writeRequests(requests)[0]).toMatchObject({
      method: 'PATCH',
      body: { title: 'The night shift again', slug: 'night-shift', category: 'Technical', tags: ['Agents'] },
    })
    expect(writeRequests(requests)[0]?.query).toContain('updated_at=eq.2025-09-02T10')
  })

  it('offers to unpublish a public post, and nothing but saving for a draft', async () => {
    const requests = mockPostApi()
    renderBlogPage(`/admin/blog/edit/${postId}`)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Published' }))
    expect(screen.queryByRole('button', { name: /Unpublish|draft/ })).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Draft' }))
    await clickButton('Unpublish')
    await waitFor(() => expect(writeRequests(requests)[0]).toMatchObject({ body: { published: false } }))
  })

  it('shows a failed save, keeps every value and retries [ADMIN-BLOG-22]', async () => {
    let isFailing = true
    const requests = mockRestApi(({ method, path }) => {
      if (method !== 'GET' && isFailing) return { status: 500, body: { code: 'SUP', message: 'x' } }
      return { body: path.startsWith('rpc/') ? [] : method === 'GET' ? [storedPost] : storedPost }
    })
    renderBlogPage(`/admin/blog/edit/${postId}`)
    await userEvent.type(await screen.findByLabelText('Title'), '!')
    await clickButton('Update Post')
    expect(await screen.findByText('Failed to save post')).toBeVisible()
    expect(getField('Title')).toHaveValue('The night shift!')
    isFailing = false
    await clickButton('Retry')
    await waitFor(() => expect(window.location.pathname).toBe('/admin/blog'))
    expect(writeRequests(requests)).toHaveLength(2)
  })

  it('shows the error message when the post cannot be loaded [ADMIN-BLOG-22]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockRestApi(() => databaseError)
    renderBlogPage(`/admin/blog/edit/${postId}`)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Failed to fetch post')
    expect(alert).toHaveTextContent('The database is unavailable')
  })

  it('says so when the post does not exist', async () => {
    mockRestApi(() => ({ body: [] }))
    renderBlogPage('/admin/blog/edit/unknown')
    expect(await screen.findByText('Post not found')).toBeVisible()
  })
})
