import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  findContentField,
  getField,
  fillNewPost,
  renderBlogPage,
  postId,
  clickButton,
  writeRequests,
  selectTab,
  mockPostApi,
  pasteInto,
} from '../renderBlogAdmin.testing.tsx'

// jsdom cannot run the editor (e2e/journeys/backoffice/blog.spec.ts uses it), so a text area replaces it.
jest.mock('@uiw/react-md-editor/nohighlight', () => jest.requireActual<object>('../editor/fakeEditor.testing.tsx'))
jest.mock('@uiw/react-md-editor/commands', () => ({}))

beforeEach(() => localStorage.clear())

describe('the settings', () => {
  it('start with the required ones, then say when the post is published', async () => {
    mockPostApi()
    renderBlogPage(`/admin/blog/edit/${postId}`)
    const settings = within(await screen.findByLabelText('Post settings'))
    expect(settings.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Details',
      'Publishing',
      'Tags and author',
      'Preview and history',
    ])
    expect(settings.getAllByRole('textbox').slice(0, 2)).toEqual([getField('Excerpt'), getField('Slug')])
  })
})

describe('the tags field', () => {
  it('adds each tag once by Enter or Add and removes tags; Enter does not submit the form [ADMIN-BLOG-16]', async () => {
    const requests = mockPostApi()
    await fillNewPost()
    const tags = () =>
      within(screen.getByRole('list', { name: 'Tags of this post' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    await userEvent.type(getField('Tags'), ' Refunds {Enter}')
    await userEvent.type(getField('Tags'), '   {Enter}Refunds{Enter}Mail')
    await clickButton('Add')
    expect(tags()).toEqual([expect.stringContaining('Refunds'), expect.stringContaining('Mail')])
    await clickButton('Remove Refunds')
    expect(tags()).toEqual([expect.stringContaining('Mail')])
    expect(writeRequests(requests)).toHaveLength(0)
  })
})

describe('the content field', () => {
  it('is 500 pixels high, starts in Live, and has Edit and Preview [ADMIN-BLOG-9] [CONST-5]', async () => {
    mockPostApi()
    renderBlogPage(`/admin/blog/edit/${postId}`)
    await findContentField()
    const editor = screen.getByTestId('editor')
    expect(editor).toHaveStyle({ height: '500px' })
    expect(editor).toHaveAttribute('data-mode', 'live')
    expect(within(screen.getByRole('group', { name: 'Content view' })).getAllByRole('button')).toHaveLength(3)
    expect(await screen.findByText('works')).toBeInTheDocument()
    await clickButton('Preview')
    expect(screen.queryByRole('textbox', { name: 'Content' })).toBeNull()
    await clickButton('Edit')
    expect(screen.queryByText('works')).toBeNull()
  })

  it('has a quick reference of Markdown [ADMIN-BLOG-10]', async () => {
    mockPostApi()
    renderBlogPage('/admin/blog/new')
    await userEvent.click(await screen.findByText('Markdown quick reference'))
    expect(screen.getByText('[the words](https://example.com)')).toBeVisible()
  })
})

describe('the title', () => {
  it('is one line of text, whatever is pressed or pasted, and Enter does not save', async () => {
    const requests = mockPostApi()
    renderBlogPage('/admin/blog/new')
    await userEvent.type(await screen.findByLabelText('Title'), 'How{Enter}')
    await pasteInto(getField('Title'), ' agents \n work')
    expect(getField('Title')).toHaveValue('How agents work')
    expect(getField('Slug')).toHaveValue('how-agents-work')
    expect(writeRequests(requests)).toEqual([])
  })
})

describe('the distraction-free mode', () => {
  it('hides everything but title and text, keeps what is typed, and ends on Escape [ADMIN-BLOG-24]', async () => {
    mockPostApi()
    await fillNewPost()
    await userEvent.type(await findContentField(), 'Half a sentence')
    await clickButton('Distraction-free')
    const settings = () => screen.getByLabelText('Post settings')
    expect(settings()).toHaveProperty('inert', true)
    expect(screen.getByRole('button', { name: 'Distraction-free' })).toHaveFocus()
    await userEvent.type(await findContentField(), ', and the rest.')
    await userEvent.keyboard('{Escape}')
    expect(settings()).toHaveProperty('inert', false)
    expect(screen.getByRole('button', { name: 'Distraction-free' })).toHaveAttribute('aria-pressed', 'false')
    expect(await findContentField()).toHaveValue('Half a sentence, and the rest.')
    expect(await findContentField()).toHaveFocus()
  })
})

describe('the SEO fields', () => {
  it('count characters while typing [ADMIN-BLOG-13]', async () => {
    mockPostApi()
    renderBlogPage('/admin/blog/new')
    await screen.findByLabelText('Title')
    await selectTab('SEO & Social')
    await userEvent.type(getField('Meta title'), 'x'.repeat(12))
    expect(screen.getByText('12/60 characters (recommended 50-60)')).toBeVisible()
    expect(screen.getByText('0/160 characters (recommended 150-160)')).toBeVisible()
  })

  it('are generated where they are empty, and previewed [ADMIN-BLOG-14]', async () => {
    mockPostApi()
    await fillNewPost()
    await userEvent.type(getField('Tags'), 'Refunds{Enter}')
    await selectTab('SEO & Social')
    await userEvent.type(getField('Meta title'), 'Own')
    await clickButton('Auto-Generate SEO')
    expect(getField('Meta title')).toHaveValue('Own')
    expect(getField('Meta description')).toHaveValue('In short: they read.')
    expect(getField('OG Image URL')).toHaveValue('https://example.com/a.png')
    expect(getField('Focus keyword')).toHaveValue('refunds')
    const result = within(screen.getByRole('region', { name: 'Search result preview' }))
    expect(result.getByText('Own | Fortnight')).toBeVisible()
    expect(result.getByText('https://fortnight.example/blog/how-agents-work')).toBeVisible()
  })
})
