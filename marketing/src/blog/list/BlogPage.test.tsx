import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { canonicalUrl, metaContent } from '@fortnight/shared-ui/page/head.testing'
import { publishedCategories, publishedPosts } from '@fortnight/supabase/posts/queries'
import { prefetchQuery } from '../../layout/prefetchQuery.ts'
import { createTestQueryClient, readStructuredData } from '../../layout/renderPage.testing.tsx'
import { addPostsToCache, headLink, queryClientWithPosts, renderBlog, samplePostCard } from '../renderBlog.testing.tsx'

const currentUrl = () => window.location.pathname + window.location.search

describe('BlogPage', () => {
  it('shows cover, date, category, tags, title, excerpt and author of a post on its card [BLOG-5]', async () => {
    const { container } = renderBlog('/blog', queryClientWithPosts([samplePostCard(1)]))
    const article = within(screen.getByRole('article'))
    const image = article.getByRole('img', { name: 'Cover of “Post 1”' })
    expect(image).toHaveAttribute('src', '/images/posts/post-1.svg')
    expect(image).toHaveAttribute('width', '1200')
    expect(image).toHaveAttribute('height', '675')
    expect(article.getByText('January 5, 2025')).toHaveAttribute('datetime', '2025-01-05')
    expect(article.getByText(/4 min read/)).toBeVisible()
    expect(article.getByText('Education')).toBeVisible()
    expect(article.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual(['planning', 'scope'])
    expect(article.getByRole('heading', { name: 'Post 1' })).toBeVisible()
    expect(article.getByRole('link', { name: 'Post 1' })).toHaveAttribute('href', '/blog/post-1')
    expect(article.getByText('What post 1 is about.')).toBeVisible()
    expect(article.getByText(/Fortnight Team/)).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('loads covers below the first screen lazily', () => {
    renderBlog('/blog', queryClientWithPosts([1, 2, 3, 4, 5].map((number) => samplePostCard(number))))
    const loading = screen.getAllByRole('img').map((image) => image.getAttribute('loading'))
    expect(loading).toEqual(['eager', 'eager', 'eager', 'lazy', 'lazy'])
  })

  it.each([
    [0, 'Showing 0 articles'],
    [1, 'Showing 1 article'],
    [2, 'Showing 2 articles'],
  ])('shows the number of posts (%i) as "%s" [BLOG-3]', (total, sentence) => {
    renderBlog('/blog', queryClientWithPosts(Array.from({ length: total }, (_, number) => samplePostCard(number))))
    const articles = within(screen.getByRole('region', { name: 'Articles' }))
    expect(articles.getByRole('status')).toHaveTextContent(new RegExp(`^${sentence}$`))
  })

  it('shows an empty state with a link to all articles when nothing matches [BLOG-4]', async () => {
    const client = queryClientWithPosts([], { q: 'zebra' })
    addPostsToCache(client, [samplePostCard(1)], {})
    const { container } = renderBlog('/blog?q=zebra', client)
    expect(screen.getByRole('heading', { name: 'No articles found' })).toBeVisible()
    expect(screen.getByText('Try adjusting your search terms or category filter.')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.click(screen.getByRole('link', { name: 'Show all articles' }))
    expect(await screen.findByText('Showing 1 article')).toBeVisible()
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  it('shows the error view with the error message [BLOG-8]', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const client = createTestQueryClient()
    client.setQueryData(publishedCategories().queryKey, ['Technical'])
    await prefetchQuery(client, {
      ...publishedPosts({ category: 'Technical' }),
      queryFn: () => Promise.reject(new Error('The database is asleep.')),
    })
    const { container } = renderBlog('/blog?category=Technical', client)
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByRole('heading', { name: 'Error Loading Blog Posts' })).toBeVisible()
    expect(alert.getByText('The database is asleep.')).toBeVisible()
    expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible()
    // The form stays, with the requested category.
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('Technical')
    expect(document.title).toBe('Technical | Fortnight')
    expect(await axe(container)).toHaveNoViolations()
    consoleError.mockRestore()
  })

  it('searches with a plain form that works without JavaScript [BLOG-1, BLOG-2]', () => {
    renderBlog(
      '/blog?q=scope&category=Technical',
      queryClientWithPosts([samplePostCard(1)], { q: 'scope', category: 'Technical' }),
    )
    const form = screen.getByRole('search')
    expect(form).toHaveAttribute('action', '/blog')
    expect(form).not.toHaveAttribute('method', 'post')
    expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({ q: 'scope', category: 'Technical' })
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'All categories',
      'Education',
      'Technical',
    ])
  })

  it('searches while the visitor types and keeps the focus in the field [BLOG-1]', async () => {
    const client = queryClientWithPosts([samplePostCard(1), samplePostCard(2)])
    addPostsToCache(client, [samplePostCard(2)], { q: 'two' })
    renderBlog('/blog', client)
    const field = screen.getByRole('searchbox', { name: 'Search articles' })
    await userEvent.type(field, 'two ')
    expect(await screen.findByText('Showing 1 article')).toBeVisible()
    expect(currentUrl()).toBe('/blog?q=two')
    expect(field).toHaveFocus()
    expect(field).toHaveValue('two ')
  })

  it('combines search and category and goes back to the first page [BLOG-2]', async () => {
    const client = queryClientWithPosts([samplePostCard(1)], { q: 'agent', page: 2 }, 2, 13)
    addPostsToCache(client, [samplePostCard(7)], { q: 'agent', category: 'Technical' })
    renderBlog('/blog?q=agent&page=2', client)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Technical')
    expect(await screen.findByRole('heading', { name: 'Post 7' })).toBeVisible()
    expect(currentUrl()).toBe('/blog?q=agent&category=Technical')
  })

  it('updates the form and the list when the visitor goes back', async () => {
    const client = queryClientWithPosts([samplePostCard(1), samplePostCard(2)])
    addPostsToCache(client, [samplePostCard(2)], { category: 'Technical' })
    renderBlog('/blog', client)
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Technical')
    await screen.findByText('Showing 1 article')
    window.history.back()
    expect(await screen.findByText('Showing 2 articles')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue(''))
  })

  it('links the previous and next page, also in the head for search engines', () => {
    renderBlog(
      '/blog?category=Education&page=2',
      queryClientWithPosts([samplePostCard(13)], { category: 'Education', page: 2 }, 3, 25),
    )
    const pagination = within(screen.getByRole('navigation', { name: 'Pages' }))
    const newer = pagination.getByRole('link', { name: 'Newer articles' })
    const older = pagination.getByRole('link', { name: 'Older articles' })
    expect([newer.getAttribute('rel'), newer.getAttribute('href')]).toEqual(['prev', '/blog?category=Education'])
    expect([older.getAttribute('rel'), older.getAttribute('href')]).toEqual(['next', '/blog?category=Education&page=3'])
    expect(pagination.getByText('Page 2 of 3')).toBeVisible()
    const site = 'https://fortnight.example'
    expect(headLink('prev')).toBe(`${site}/blog?category=Education`)
    expect(headLink('next')).toBe(`${site}/blog?category=Education&page=3`)
    expect(canonicalUrl()).toBe(`${site}/blog?category=Education&page=2`)
    expect(document.title).toBe('Education, page 2 | Fortnight')
    expect(screen.getByText('Showing 25 articles')).toBeVisible()
  })

  it('keeps searches out of search engines', () => {
    renderBlog('/blog?q=scope', queryClientWithPosts([samplePostCard(1)], { q: 'scope' }))
    expect(metaContent('name=robots')).toBe('noindex')
    expect(canonicalUrl()).toBe('https://fortnight.example/blog')
  })

  it('describes the first 10 posts in structured data [META-7]', () => {
    renderBlog('/blog', queryClientWithPosts(Array.from({ length: 12 }, (_, number) => samplePostCard(number + 1))))
    const posts = readStructuredData().Blog?.blogPost as Record<string, unknown>[]
    expect(posts).toHaveLength(10)
    expect(posts[0]).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Post 1',
      url: 'https://fortnight.example/blog/post-1',
      image: 'https://fortnight.example/images/posts/post-1.svg',
      datePublished: '2025-01-05',
      author: { name: 'Fortnight Team' },
    })
  })

  it.each(['?page=-1', '?page=abc', '?page=1.5', '?q=%00%00', '?q=%20', '?page=999999999', '?x=<script>'])(
    'shows the first page of all posts for the invalid query %s',
    (query) => {
      renderBlog(`/blog${query}`, queryClientWithPosts([samplePostCard(1)]))
      expect(screen.getByText('Showing 1 article')).toBeVisible()
    },
  )
})
