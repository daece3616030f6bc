import { requestAs, insertRows, deleteRows, requestAsService } from '../support/api.ts'

const url = 'https://example.com/a.png'
const posts = 'blog_posts?slug=like.former-*'
const anHourFrom = (now: number) => new Date(now + 3_600_000).toISOString()
const later = () => anHourFrom(Date.now())

/** Inserts a post and updates it step by step; returns the slugs that redirect to it, and a function that deletes it. */
async function createAndUpdatePost(first: object, ...changes: object[]) {
  const id = crypto.randomUUID()
  const post = {
    id,
    title: 'Former',
    excerpt: 'About it',
    image_url: url,
    category: 'Education',
  }
  await insertRows('blog_posts', { ...post, publish_date: '2095-01-01', ...first })
  for (const change of changes) {
    await requestAsService(`blog_posts?id=eq.${id}`, { method: 'PATCH', body: change })
  }
  return {
    redirects: await slugs(`slug_redirects?post_id=eq.${id}&select=slug:from_slug&order=from_slug`),
    deletePost: () => deleteRows(`blog_posts?id=eq.${id}`),
  }
}

const slugs = async (path: string) => (await requestAs('admin', path)).rows.map(({ slug }) => slug)
const deletedSlugs = () => slugs('deleted_slugs?slug=like.former-*&select=slug&order=slug')

afterEach(async () => {
  await deleteRows(posts)
  await deleteRows('deleted_slugs?slug=like.former-*')
})

describe('a former slug', () => {
  it('redirects to the post when the post was public there', async () => {
    const { redirects } = await createAndUpdatePost({ slug: 'former-a' }, { slug: 'former-b' }, { slug: 'former-c' })
    expect(redirects).toEqual(['former-a', 'former-b'])
  })

  it('redirects to the post when the post was unpublished before it was renamed', async () => {
    const { redirects } = await createAndUpdatePost(
      { slug: 'former-a' },
      { published: false },
      { slug: 'former-b' },
      { published: true },
    )
    expect(redirects).toEqual(['former-a'])
  })

  it('redirects to the post when the scheduled time had passed', async () => {
    const scheduled = { publish_at: '2025-01-01T00:00:00Z' }
    const { redirects } = await createAndUpdatePost({ slug: 'former-a', ...scheduled }, { slug: 'former-b' })
    expect(redirects).toEqual(['former-a'])
  })

  it.each([
    ['a draft', { published: false }, { published: true }],
    ['a draft with a scheduled time in the past', { published: false, publish_at: '2025-01-01' }, { published: true }],
    ['scheduled for later', { publish_at: later() }, { publish_at: null }],
  ])('does not redirect when the post was %s there', async (_state, before, after) => {
    const post = await createAndUpdatePost(
      { slug: 'former-a', ...before },
      { slug: 'former-b' },
      { slug: 'former-c', ...after },
    )
    expect(post.redirects).toEqual([])
    await post.deletePost()
    expect(await deletedSlugs()).toEqual(['former-c'])
  })

  it('becomes a deleted slug with the post, like the last one', async () => {
    const post = await createAndUpdatePost(
      { slug: 'former-a', published: false },
      { slug: 'former-b', published: true },
      { slug: 'former-c' },
    )
    await post.deletePost()
    expect(await deletedSlugs()).toEqual(['former-b', 'former-c'])
  })
})

describe('a deleted post', () => {
  const gone = async (slug: string) => (await requestAs('visitor', `deleted_slugs?slug=eq.${slug}&select=slug`)).rows

  it('leaves its slugs as deleted until another post takes them; a draft leaves none', async () => {
    const post = { id: crypto.randomUUID(), slug: 'gone-one', title: 'G', excerpt: 'G', image_url: url }
    await insertRows('blog_posts', post)
    await requestAs('admin', `blog_posts?id=eq.${post.id}`, { method: 'PATCH', body: { slug: 'gone-two' } })
    await deleteRows(`blog_posts?id=eq.${post.id}`)
    expect(await gone('gone-one')).toEqual([{ slug: 'gone-one' }])
    expect(await gone('gone-two')).toEqual([{ slug: 'gone-two' }])
    await insertRows('blog_posts', { ...post, published: false })
    expect(await gone('gone-one')).toEqual([])
    await deleteRows(`blog_posts?id=eq.${post.id}`)
    expect(await gone('gone-one')).toEqual([])
  })
})

describe('a renamed post', () => {
  const redirectTarget = async (slug: string) =>
    (await requestAs('visitor', `slug_redirects?from_slug=eq.${slug}&select=blog_posts(slug)`)).rows

  it('is found by its former slugs until another post uses them', async () => {
    const id = crypto.randomUUID()
    const rename = (slug: string) => requestAs('admin', `blog_posts?id=eq.${id}`, { method: 'PATCH', body: { slug } })
    await insertRows('blog_posts', { id, slug: 'name-one', title: 'N', excerpt: 'N', image_url: url })
    await rename('name-two')
    await rename('name-three')
    expect(await redirectTarget('name-one')).toEqual([{ blog_posts: { slug: 'name-three' } }])
    expect(await redirectTarget('name-two')).toEqual([{ blog_posts: { slug: 'name-three' } }])
    await rename('name-one')
    expect(await redirectTarget('name-one')).toEqual([])
    expect(await redirectTarget('name-three')).toEqual([{ blog_posts: { slug: 'name-one' } }])
    await deleteRows(`blog_posts?id=eq.${id}`)
    expect(await redirectTarget('name-three')).toEqual([])
  })
})
