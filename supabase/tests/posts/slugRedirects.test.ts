import { requestAs, insertRows, deleteRows, requestAsService } from '../support/api.ts'

const posts = 'blog_posts?slug=like.former-*'
const anHourFrom = (now: number) => new Date(now + 3_600_000).toISOString()
const later = () => anHourFrom(Date.now())

/** Stores a post and changes it step by step; gives the addresses that lead to it afterwards, and a way to delete it. */
async function lifeOf(first: object, ...changes: object[]) {
  const id = crypto.randomUUID()
  const post = {
    id,
    title: 'Former',
    excerpt: 'About it',
    image_url: 'https://example.com/a.png',
    category: 'Education',
  }
  await insertRows('blog_posts', { ...post, publish_date: '2095-01-01', ...first })
  for (const change of changes) {
    await requestAsService(`blog_posts?id=eq.${id}`, { method: 'PATCH', body: change })
  }
  return {
    former: await slugs(`slug_redirects?post_id=eq.${id}&select=slug:from_slug&order=from_slug`),
    remove: () => deleteRows(`blog_posts?id=eq.${id}`),
  }
}

const slugs = async (path: string) => (await requestAs('admin', path)).rows.map(({ slug }) => slug)
const gone = () => slugs('deleted_slugs?slug=like.former-*&select=slug&order=slug')

afterEach(async () => {
  await deleteRows(posts)
  await deleteRows('deleted_slugs?slug=like.former-*')
})

describe('a former address leads to a post', () => {
  it('when the post was public there', async () => {
    const { former } = await lifeOf({ slug: 'former-a' }, { slug: 'former-b' }, { slug: 'former-c' })
    expect(former).toEqual(['former-a', 'former-b'])
  })

  it('when the post was public there until it was taken back to be worked on', async () => {
    const { former } = await lifeOf(
      { slug: 'former-a' },
      { published: false },
      { slug: 'former-b' },
      { published: true },
    )
    expect(former).toEqual(['former-a'])
  })

  it('when the moment of the post had come', async () => {
    const moment = { publish_at: '2025-01-01T00:00:00Z' }
    const { former } = await lifeOf({ slug: 'former-a', ...moment }, { slug: 'former-b' })
    expect(former).toEqual(['former-a'])
  })

  it.each([
    ['a draft', { published: false }, { published: true }],
    ['a draft with a moment that has passed', { published: false, publish_at: '2025-01-01' }, { published: true }],
    ['to become public later', { publish_at: later() }, { publish_at: null }],
  ])('and never when the post was %s there', async (_what, before, after) => {
    const life = await lifeOf({ slug: 'former-a', ...before }, { slug: 'former-b' }, { slug: 'former-c', ...after })
    expect(life.former).toEqual([])
    await life.remove()
    expect(await gone()).toEqual(['former-c'])
  })

  it('and is gone with it, together with the last one', async () => {
    const life = await lifeOf(
      { slug: 'former-a', published: false },
      { slug: 'former-b', published: true },
      { slug: 'former-c' },
    )
    await life.remove()
    expect(await gone()).toEqual(['former-b', 'former-c'])
  })
})
