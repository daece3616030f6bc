import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { databaseError, mockApi } from '../../layout/renderAdminPage.testing.tsx'
import { content, field, fill, fillNew, open, press, saves, stored, tab, working } from '../renderBlogAdmin.testing.tsx'

// The real editor needs a browser (e2e/journeys/backoffice/adminBlog.spec.ts); here a text area stands for the package.
jest.mock('@uiw/react-md-editor/nohighlight', () => jest.requireActual('../editor/fakeEditor.testing.tsx'))
jest.mock('@uiw/react-md-editor/commands', () => ({}))

beforeEach(() => localStorage.clear())

describe('the tab of the browser', () => {
  it.each([
    ['/admin/blog/new', 'Create New Post | Fortnight'],
    ['/admin/blog/edit/p1', 'Edit The night shift | Fortnight'],
  ])('says at %s what is edited', async (path, title) => {
    working()
    open(path)
    await waitFor(() => expect(document.title).toBe(title))
  })
})

describe('a new post', () => {
  it('has two tabs, its defaults, and says what saving will do [ADMIN-BLOG-8] [ADMIN-BLOG-11] [ADMIN-BLOG-21]', async () => {
    working()
    open('/admin/blog/new')
    expect(await screen.findByRole('heading', { name: 'Create New Post' })).toBeVisible()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Content', 'SEO & Social'])
    expect(field('Author')).toHaveValue('Fortnight Team')
    expect(field('Read Time')).toHaveValue('5 min read')
    expect(field('Category')).toHaveValue('General')
    expect(field('Publish Date')).not.toHaveValue('')
    expect(screen.getByRole('checkbox', { name: 'Published' })).toBeChecked()
    expect(screen.getByText('Saving makes it public at once.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/admin/blog')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Published' }))
    expect(screen.getByText('Saving keeps it a draft that only admins see.')).toBeVisible()
    await tab('SEO & Social')
    expect(field('Schema Type')).toHaveValue('Article')
  })

  it('takes its slug from the title until somebody writes another one [ADMIN-BLOG-19]', async () => {
    working()
    open('/admin/blog/new')
    await fill(await screen.findByLabelText('Title'), 'How  Agents Work!')
    expect(field('Slug')).toHaveValue('how-agents-work')
    await userEvent.clear(field('Slug'))
    await userEvent.type(field('Slug'), 'mine')
    await userEvent.type(field('Title'), ' Now')
    expect(field('Slug')).toHaveValue('mine')
  })

  it('says while typing that a slug is taken, and offers another [ADMIN-BLOG-19]', async () => {
    working()
    open('/admin/blog/new')
    await userEvent.type(await screen.findByLabelText('Title'), 'Taken')
    expect(await screen.findByText('This slug is already used')).toBeVisible()
    await press('Use taken-2')
    expect(field('Slug')).toHaveValue('taken-2')
    await waitFor(() => expect(screen.queryByText('This slug is already used')).toBeNull())
  })

  it('is saved with what search engines need, and leads to the list [ADMIN-BLOG-12] [ADMIN-BLOG-15]', async () => {
    const requests = working()
    await fillNew()
    await fill(await content(), 'They read.')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Create Post' }))
    await waitFor(() => expect(window.location.pathname).toBe('/admin/blog'))
    expect(saves(requests)).toHaveLength(1)
    expect(saves(requests)[0]).toMatchObject({
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

  it('can be kept as a draft with one click [ADMIN-BLOG-21]', async () => {
    const requests = working()
    await fillNew()
    await press('Save as draft')
    await waitFor(() => expect(saves(requests)[0]).toMatchObject({ body: { published: false } }))
  })

  it('names what is missing beside its field, in the tab that has it [ADMIN-BLOG-17] [ADMIN-BLOG-18]', async () => {
    const requests = working()
    open('/admin/blog/new')
    await screen.findByLabelText('Title')
    await press('Create Post')
    expect(await screen.findByText('Title is required')).toBeVisible()
    expect(screen.getByText('Slug is required')).toBeVisible()
    expect(screen.getByText('Excerpt is required')).toBeVisible()
    expect(screen.getByText('Featured image URL is required')).toBeVisible()
    await fill(field('Title'), 'T')
    await fill(field('Excerpt'), 'E')
    await fill(field('Featured Image URL'), '/images/posts/a.svg')
    await tab('SEO & Social')
    await fill(field('Canonical URL'), 'javascript:alert(1)')
    await tab('Content')
    await press('Create Post')
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'SEO & Social' })).toHaveAttribute('aria-selected', 'true'),
    )
    expect(screen.getByText('Please enter a URL, such as https://example.com/article')).toBeVisible()
    expect(saves(requests)).toHaveLength(0)
  })
})

describe('editing a post', () => {
  it('shows what is stored and updates it; the slug stays [ADMIN-BLOG-11] [ADMIN-BLOG-20]', async () => {
    const requests = working()
    open('/admin/blog/edit/p1')
    await userEvent.type(await screen.findByLabelText('Title'), ' again')
    expect(field('Slug')).toHaveValue('night-shift')
    await press('Update Post')
    await waitFor(() => expect(window.location.pathname).toBe('/admin/blog'))
    expect(saves(requests)[0]).toMatchObject({
      method: 'PATCH',
      body: { title: 'The night shift again', slug: 'night-shift', category: 'Technical', tags: ['Agents'] },
    })
    expect(saves(requests)[0]?.query).toContain('updated_at=eq.2025-09-02T10')
  })

  it('says what failed, keeps every value and tries again [ADMIN-BLOG-22]', async () => {
    let isUnwell = true
    const requests = mockApi(({ method, path }) => {
      if (method !== 'GET' && isUnwell) return { status: 500, body: { code: 'SUP', message: 'x' } }
      return { body: path.startsWith('rpc/') ? [] : method === 'GET' ? [stored] : stored }
    })
    open('/admin/blog/edit/p1')
    await userEvent.type(await screen.findByLabelText('Title'), '!')
    await press('Update Post')
    expect(await screen.findByText('Failed to save post')).toBeVisible()
    expect(field('Title')).toHaveValue('The night shift!')
    isUnwell = false
    await press('Retry')
    await waitFor(() => expect(window.location.pathname).toBe('/admin/blog'))
    expect(saves(requests)).toHaveLength(2)
  })

  it('shows the message when the post cannot be loaded [ADMIN-BLOG-22]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockApi(() => databaseError)
    open('/admin/blog/edit/p1')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Failed to fetch post')
    expect(alert).toHaveTextContent('The database is unwell')
  })

  it('says so when there is no such post', async () => {
    mockApi(() => ({ body: [] }))
    open('/admin/blog/edit/gone')
    expect(await screen.findByText('Post not found')).toBeVisible()
  })
})
