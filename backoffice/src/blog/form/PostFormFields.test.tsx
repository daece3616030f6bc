import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { content, field, fillNew, open, press, saves, tab, working } from '../renderBlogAdmin.testing.tsx'

// The real editor needs a browser (e2e/journeys/backoffice/adminBlog.spec.ts); here a text area stands for the package.
jest.mock('@uiw/react-md-editor/nohighlight', () => jest.requireActual('../editor/fakeEditor.testing.tsx'))
jest.mock('@uiw/react-md-editor/commands', () => ({}))

beforeEach(() => localStorage.clear())

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
