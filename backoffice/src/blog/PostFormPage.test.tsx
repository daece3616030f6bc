import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { refused, scriptApi } from '../layout/openBackoffice.testing.tsx'
import { open, stored } from './openBlogAdmin.testing.tsx'

// The real editor needs a browser (e2e/journeys/adminBlog.spec.ts); here a text area stands for the package.
jest.mock('@uiw/react-md-editor/nohighlight', () => jest.requireActual('./editorStandIn.testing.tsx'))
jest.mock('./editorCommands.tsx', () => ({ editorCommands: [] }))

type Request = { method: string; path: string; query: string; body: unknown }

/** An API that has one post, and takes what is saved. */
const working = (post = stored) =>
  scriptApi(({ method, path, query }) => {
    if (path.startsWith('rpc/')) return { body: [] }
    if (method !== 'GET') return { body: { ...post, id: 'p1' } }
    return { body: query.includes('like') ? [{ id: 'p9', slug: 'taken' }] : [post] }
  })
const saves = (requests: Request[]) => requests.filter(({ method }) => method !== 'GET')
const field = (name: RegExp | string) => screen.getByLabelText(name)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }))
const content = () => screen.findByRole('textbox', { name: 'Content' })

async function fill(control: HTMLElement, text: string) {
  await userEvent.click(control)
  await userEvent.paste(text)
}

async function fillNew() {
  open('/admin/blog/new')
  await fill(await screen.findByLabelText('Title'), 'How Agents Work')
  await fill(field('Excerpt'), 'In short: they read.')
  await fill(field('Featured Image URL'), 'https://example.com/a.png')
}

beforeEach(() => localStorage.clear())

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

describe('the tags', () => {
  it('are added by Enter or Add, once, and removed; Enter does not send the form [ADMIN-BLOG-16]', async () => {
    const requests = working()
    await fillNew()
    const tags = () =>
      within(screen.getByRole('list', { name: 'Tags of this post' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    await userEvent.type(field('Tags'), ' Refunds {Enter}')
    await userEvent.type(field('Tags'), '   {Enter}Refunds{Enter}Mail')
    await press('Add')
    expect(tags()).toEqual([expect.stringContaining('Refunds'), expect.stringContaining('Mail')])
    await press('Remove Refunds')
    expect(tags()).toEqual([expect.stringContaining('Mail')])
    expect(saves(requests)).toHaveLength(0)
  })
})

describe('the editor', () => {
  it('is 500 high, starts in Live, and has Edit and Preview [ADMIN-BLOG-9] [CONST-5]', async () => {
    working()
    open('/admin/blog/edit/p1')
    await content()
    const editor = screen.getByTestId('editor')
    expect(editor).toHaveStyle({ height: '500px' })
    expect(editor).toHaveAttribute('data-mode', 'live')
    expect(within(screen.getByRole('group', { name: 'Content view' })).getAllByRole('button')).toHaveLength(3)
    expect(await screen.findByText('works')).toBeInTheDocument()
    await press('Preview')
    expect(screen.queryByRole('textbox', { name: 'Content' })).toBeNull()
    await press('Edit')
    expect(screen.queryByText('works')).toBeNull()
  })

  it('has a quick reference beside it [ADMIN-BLOG-10]', async () => {
    working()
    open('/admin/blog/new')
    await userEvent.click(await screen.findByText('Markdown quick reference'))
    expect(screen.getByText('[the words](https://example.com)')).toBeVisible()
  })
})

describe('search-engine data', () => {
  it('is counted while somebody types [ADMIN-BLOG-13]', async () => {
    working()
    open('/admin/blog/new')
    await screen.findByLabelText('Title')
    await tab('SEO & Social')
    await userEvent.type(field('Meta Title'), 'x'.repeat(12))
    expect(screen.getByText('12/60 characters (recommended 50-60)')).toBeVisible()
    expect(screen.getByText('0/160 characters (recommended 150-160)')).toBeVisible()
  })

  it('is generated where it is empty, and shown as it will look [ADMIN-BLOG-14]', async () => {
    working()
    await fillNew()
    await userEvent.type(field('Tags'), 'Refunds{Enter}')
    await tab('SEO & Social')
    await userEvent.type(field('Meta Title'), 'Own')
    await press('Auto-Generate SEO')
    expect(field('Meta Title')).toHaveValue('Own')
    expect(field('Meta Description')).toHaveValue('In short: they read.')
    expect(field('OG Image URL')).toHaveValue('https://example.com/a.png')
    expect(field('Focus Keyword')).toHaveValue('refunds')
    const result = within(screen.getByRole('region', { name: 'Search result preview' }))
    expect(result.getByText('Own | Fortnight')).toBeVisible()
    expect(result.getByText('https://fortnight.example/blog/how-agents-work')).toBeVisible()
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
    const requests = scriptApi(({ method, path }) => {
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
    scriptApi(() => refused)
    open('/admin/blog/edit/p1')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Failed to fetch post')
    expect(alert).toHaveTextContent('The database is unwell')
  })

  it('says so when there is no such post', async () => {
    scriptApi(() => ({ body: [] }))
    open('/admin/blog/edit/gone')
    expect(await screen.findByText('Post not found')).toBeVisible()
  })
})
