import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { type Post, postBySlug, slugRedirect, relatedPosts } from '@fortnight/supabase/posts/queries'
import {
  addPostsToCache,
  samplePostCard,
  queryClientWithPost,
  createTestQueryClient,
  samplePost,
  renderBlog,
} from '../renderBlog.testing.tsx'

const open = (rest: Partial<Post> = {}, related?: ReturnType<typeof samplePostCard>[]) =>
  renderBlog('/blog/post-1', queryClientWithPost(samplePost(rest), related))

const content = (selector: string) => document.querySelector(selector)?.getAttribute('content')

describe('BlogPostPage', () => {
  it('shows the whole post [POST-1]', async () => {
    const { container } = open()
    const article = within(screen.getByRole('article'))
    expect(await article.findByText('bold', { selector: 'strong' })).toBeVisible()
    expect(article.getByRole('heading', { name: 'Post 1', level: 1 })).toBeVisible()
    expect(article.getByText('Education')).toBeVisible()
    expect(article.getByText(/By Fortnight Team/)).toHaveTextContent('January 5, 2025 · 4 min read')
    expect(article.getByText('Share')).toBeVisible()
    expect(article.getByText('What post 1 is about.')).toBeVisible()
    expect(article.getByRole('img', { name: 'Cover of “Post 1”' })).not.toHaveAttribute('loading', 'lazy')
    expect(article.getByRole('link', { name: 'scope' })).toHaveAttribute('href', '/blog?q=scope')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('lists the sections of a long post, each at its own address', async () => {
    open({ content: '## One\n\n## Two\n\n## Three' })
    const contents = within(await screen.findByRole('navigation', { name: 'On this page' }))
    expect(contents.getByRole('link', { name: 'Two' })).toHaveAttribute('href', '#section-two')
    expect(screen.getByRole('heading', { name: 'Two' })).toHaveAttribute('id', 'section-two')
  })

  it('never runs what is written in a post [POST-14]', async () => {
    open({
      content:
        'Text <img src=x onerror="window.hit = 1"> [x](javascript:window.hit=1)\n\n<script>window.hit = 1</script>',
    })
    expect(await screen.findByText('<script>window.hit = 1</script>')).toBeVisible()
    expect((window as { hit?: number }).hit).toBeUndefined()
    expect(screen.getByRole('article').querySelector('script, [onerror], [href^="javascript"]')).toBeNull()
  })

  it('leads to up to 3 others of the category, with the excerpt cut at 120 characters [POST-2, POST-3, CONST-3]', () => {
    open({}, [
      samplePostCard(2, { excerpt: 'x'.repeat(121) }),
      samplePostCard(3, { excerpt: 'y'.repeat(120) }),
      samplePostCard(4),
    ])
    const related = within(screen.getByRole('region', { name: 'More on Education' }))
    expect(related.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/blog/post-2',
      '/blog/post-3',
      '/blog/post-4',
    ])
    expect(related.getByText('x'.repeat(120))).toHaveAttribute('data-cut')
    expect(related.getByText('y'.repeat(120))).not.toHaveAttribute('data-cut')
  })

  it('says nothing of others where there are none', () => {
    open({}, [])
    expect(screen.queryByText(/More on/)).not.toBeInTheDocument()
  })

  it('leads to the list when there is no slug [POST-4]', async () => {
    const client = createTestQueryClient()
    addPostsToCache(client, [samplePostCard(1)], {})
    renderBlog('/no-slug', client)
    expect(await screen.findByText('Showing 1 article')).toBeVisible()
    expect(window.location.pathname).toBe('/blog')
  })

  it('shows that it is loading, then the post [POST-5]', async () => {
    const client = createTestQueryClient()
    client.setQueryData(relatedPosts(samplePostCard(1)).queryKey, [])
    let arrive: (post: Post) => void = () => undefined
    const loading = client.fetchQuery({
      ...postBySlug('post-1'),
      queryFn: () => new Promise<Post | null>((resolve) => (arrive = resolve)),
    })
    renderBlog('/blog/post-1', client)
    expect(screen.getByText('Loading the article')).toBeInTheDocument()
    expect(document.title).toBe('Blog | Fortnight')
    arrive(samplePost())
    await loading
    expect(await screen.findByRole('heading', { name: 'Post 1' })).toBeVisible()
    expect(document.title).toBe('Post 1 | Fortnight')
  })

  it('says that an unknown slug, or that of a draft, leads nowhere [POST-6, POST-7]', async () => {
    const client = createTestQueryClient()
    client.setQueryData(postBySlug('nothing').queryKey, null)
    client.setQueryData(slugRedirect('nothing').queryKey, null)
    const { container } = renderBlog('/blog/nothing', client)
    expect(screen.getByRole('heading', { name: 'Post Not Found' })).toBeVisible()
    expect(screen.getByText("The blog post you're looking for doesn't exist.")).toBeVisible()
    expect(document.title).toBe('Post Not Found | Fortnight')
    expect(content('meta[name=robots]')).toBe('noindex')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('follows a renamed post to its new address', async () => {
    const client = queryClientWithPost(samplePost())
    client.setQueryData(postBySlug('old-name').queryKey, null)
    client.setQueryData(slugRedirect('old-name').queryKey, 'post-1')
    renderBlog('/blog/old-name', client)
    expect(await screen.findByRole('heading', { name: 'Post 1' })).toBeVisible()
    expect(window.location.pathname).toBe('/blog/post-1')
  })

  it('shows any other failure with a Retry [POST-8]', async () => {
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const client = createTestQueryClient()
    const queryFn = () => Promise.reject(new Error('The database is asleep.'))
    await client.prefetchQuery({ ...postBySlug('post-1'), queryFn })
    renderBlog('/blog/post-1', client)
    const failure = within(await screen.findByRole('alert'))
    expect(failure.getByRole('heading', { name: 'Error Loading Blog Post' })).toBeVisible()
    expect(failure.getByText('The database is asleep.')).toBeVisible()
    expect(failure.getByRole('button', { name: 'Retry' })).toBeVisible()
    expect(document.title).toBe('Blog | Fortnight')
    printed.mockRestore()
  })

  it('keeps the post when only the others fail', async () => {
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const client = queryClientWithPost(samplePost())
    const others = relatedPosts(samplePostCard(1))
    client.removeQueries({ queryKey: others.queryKey })
    await client.prefetchQuery({ ...others, queryFn: () => Promise.reject(new Error('No.')) })
    renderBlog('/blog/post-1', client)
    expect(await screen.findByText('Related articles could not be loaded')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Post 1' })).toBeVisible()
    printed.mockRestore()
  })

  it('goes from one post to the next', async () => {
    const client = queryClientWithPost(samplePost())
    client.setQueryData(postBySlug('post-2').queryKey, samplePost({ slug: 'post-2', title: 'The next one' }))
    client.setQueryData(relatedPosts(samplePostCard(2)).queryKey, [])
    renderBlog('/blog/post-1', client)
    await userEvent.click(screen.getByRole('link', { name: 'Post 2' }))
    expect(await screen.findByRole('heading', { name: 'The next one' })).toBeVisible()
  })
})
