import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { metaContent } from '@fortnight/shared-ui/page/head.testing'
import { type Post, postBySlug, slugRedirect, relatedPosts } from '@fortnight/supabase/posts/queries'
import { prefetchQuery } from '../../layout/prefetchQuery.ts'
import { createTestQueryClient } from '../../layout/renderPage.testing.tsx'
import {
  addPostsToCache,
  findActiveContent,
  queryClientWithPost,
  renderBlog,
  samplePost,
  samplePostCard,
} from '../renderBlog.testing.tsx'

const renderPost = (values: Partial<Post> = {}, related?: ReturnType<typeof samplePostCard>[]) =>
  renderBlog('/blog/post-1', queryClientWithPost(samplePost(values), related))

describe('BlogPostPage', () => {
  it('shows the whole post [POST-1]', async () => {
    const { container } = renderPost()
    const article = within(screen.getByRole('article'))
    expect(await article.findByText('bold', { selector: 'strong' })).toBeVisible()
    expect(article.getByRole('heading', { name: 'Post 1', level: 1 })).toBeVisible()
    expect(article.getByText('Education')).toBeVisible()
    for (const text of ['By Fortnight Team', 'January 5, 2025', '4 min read'])
      expect(article.getByText(text)).toBeVisible()
    expect(article.getByText('Share')).toBeVisible()
    expect(article.getByText('What post 1 is about.')).toBeVisible()
    expect(article.getByRole('img', { name: 'Cover of “Post 1”' })).not.toHaveAttribute('loading', 'lazy')
    expect(article.getByRole('link', { name: 'scope' })).toHaveAttribute('href', '/blog?q=scope')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('links the sections of a long post in a table of contents', async () => {
    renderPost({ content: '## One\n\n## Two\n\n## Three' })
    const contents = within(await screen.findByRole('navigation', { name: 'On this page' }))
    expect(contents.getByRole('link', { name: 'Two' })).toHaveAttribute('href', '#section-two')
    expect(screen.getByRole('heading', { name: 'Two' })).toHaveAttribute('id', 'section-two')
  })

  it('never runs scripts in a post [POST-14]', async () => {
    renderPost({
      content:
        'Text <img src=x onerror="window.hit = 1"> [x](javascript:window.hit=1)\n\n<script>window.hit = 1</script>',
    })
    expect(await screen.findByText('<script>window.hit = 1</script>')).toBeVisible()
    expect((window as { hit?: number }).hit).toBeUndefined()
    expect(findActiveContent(screen.getByRole('article'))).toEqual([])
  })

  it('links up to 3 posts of the same category, with the excerpt truncated at 120 characters [POST-2, POST-3, CONST-3]', () => {
    renderPost({}, [
      samplePostCard(2, { excerpt: 'x'.repeat(121) }),
      samplePostCard(3, { excerpt: 'y'.repeat(120) }),
      samplePostCard(4),
    ])
    const related = within(screen.getByRole('region', { name: 'More in Education' }))
    expect(related.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/blog/post-2',
      '/blog/post-3',
      '/blog/post-4',
    ])
    expect(related.getByText('x'.repeat(120))).toHaveAttribute('data-truncated')
    expect(related.getByText('y'.repeat(120))).not.toHaveAttribute('data-truncated')
  })

  it('ends a truncated excerpt with a whole word', () => {
    renderPost({}, [
      samplePostCard(2, { excerpt: `${'x'.repeat(112)} one, two three` }),
      samplePostCard(3, { excerpt: `${'y'.repeat(112)} one two three` }),
    ])
    expect(screen.getByText(`${'x'.repeat(112)} one`)).toHaveAttribute('data-truncated')
    expect(screen.getByText(`${'y'.repeat(112)} one two`)).toHaveAttribute('data-truncated')
  })

  it('shows no related posts when there are none', () => {
    renderPost({}, [])
    expect(screen.queryByText(/More in/)).not.toBeInTheDocument()
  })

  it('redirects to the list when there is no slug [POST-4]', async () => {
    const client = createTestQueryClient()
    addPostsToCache(client, [samplePostCard(1)], {})
    renderBlog('/no-slug', client)
    expect(await screen.findByText('Showing 1 article')).toBeVisible()
    expect(window.location.pathname).toBe('/blog')
  })

  it('shows that it is loading, then the post [POST-5]', async () => {
    const client = createTestQueryClient()
    client.setQueryData(relatedPosts(samplePostCard(1)).queryKey, [])
    let resolvePost: (post: Post) => void = () => undefined
    const loading = client.query({
      ...postBySlug('post-1'),
      queryFn: () => new Promise<Post | null>((resolve) => (resolvePost = resolve)),
    })
    renderBlog('/blog/post-1', client)
    expect(screen.getByText('Loading the article')).toBeInTheDocument()
    expect(document.title).toBe('Blog | Fortnight')
    resolvePost(samplePost())
    await loading
    expect(await screen.findByRole('heading', { name: 'Post 1' })).toBeVisible()
    expect(document.title).toBe('Post 1 | Fortnight')
  })

  it('shows "Post Not Found" for an unknown slug and for that of a draft [POST-6, POST-7]', async () => {
    const client = createTestQueryClient()
    client.setQueryData(postBySlug('unknown').queryKey, null)
    client.setQueryData(slugRedirect('unknown').queryKey, null)
    const { container } = renderBlog('/blog/unknown', client)
    expect(screen.getByRole('heading', { name: 'Post Not Found' })).toBeVisible()
    expect(screen.getByText("The blog post you're looking for doesn't exist.")).toBeVisible()
    expect(document.title).toBe('Post Not Found | Fortnight')
    expect(metaContent('name=robots')).toBe('noindex')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('redirects the former slug of a renamed post to its new URL', async () => {
    const client = queryClientWithPost(samplePost())
    client.setQueryData(postBySlug('old-name').queryKey, null)
    client.setQueryData(slugRedirect('old-name').queryKey, 'post-1')
    renderBlog('/blog/old-name', client)
    expect(await screen.findByRole('heading', { name: 'Post 1' })).toBeVisible()
    expect(window.location.pathname).toBe('/blog/post-1')
  })

  it('shows any other error with a Retry button [POST-8]', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const client = createTestQueryClient()
    const queryFn = () => Promise.reject(new Error('The database is asleep.'))
    await prefetchQuery(client, { ...postBySlug('post-1'), queryFn })
    renderBlog('/blog/post-1', client)
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByRole('heading', { name: 'Error Loading Blog Post' })).toBeVisible()
    expect(alert.getByText('The database is asleep.')).toBeVisible()
    expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible()
    expect(document.title).toBe('Blog | Fortnight')
    consoleError.mockRestore()
  })

  it('shows the post when only its related posts fail to load', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const client = queryClientWithPost(samplePost())
    const related = relatedPosts(samplePostCard(1))
    client.removeQueries({ queryKey: related.queryKey })
    await prefetchQuery(client, { ...related, queryFn: () => Promise.reject(new Error('unreachable')) })
    renderBlog('/blog/post-1', client)
    expect(await screen.findByText('Related articles could not be loaded')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Post 1' })).toBeVisible()
    consoleError.mockRestore()
  })

  it('shows another post after a click on its link', async () => {
    const client = queryClientWithPost(samplePost())
    client.setQueryData(postBySlug('post-2').queryKey, samplePost({ slug: 'post-2', title: 'The next one' }))
    client.setQueryData(relatedPosts(samplePostCard(2)).queryKey, [])
    renderBlog('/blog/post-1', client)
    await userEvent.click(screen.getByRole('link', { name: 'Post 2' }))
    expect(await screen.findByRole('heading', { name: 'The next one' })).toBeVisible()
  })
})
