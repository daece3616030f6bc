import { requestAs, insertRows, deleteRows, requestAsService } from '../support/api.ts'

const version = async () => Number((await requestAs('visitor', 'content_version?select=version')).rows[0]?.version)
const url = 'https://example.com/a.png'

describe('the content version', () => {
  it('grows with every change of public content', async () => {
    const id = crypto.randomUUID()
    const changes = [
      () => insertRows('faqs', { id, question: 'Version?' }),
      () => requestAsService(`faqs?id=eq.${id}`, { method: 'PATCH', body: { published: false } }),
      () => deleteRows(`faqs?id=eq.${id}`),
      () =>
        insertRows('blog_posts', { id, slug: 'version-1', title: 'V', excerpt: 'V', image_url: url, published: false }),
      () => requestAsService(`blog_posts?id=eq.${id}`, { method: 'PATCH', body: { slug: 'version-2' } }),
      () => deleteRows(`blog_posts?id=eq.${id}`),
      () => insertRows('partners', { id, name: 'V', logo_url: url, website: url, description: 'V' }),
      () => deleteRows(`partners?id=eq.${id}`),
    ]
    for (const change of changes) {
      const before = await version()
      await change()
      expect(await version()).toBeGreaterThan(before)
    }
  })
})

describe('a deleted post', () => {
  const gone = async (slug: string) => (await requestAs('visitor', `deleted_slugs?slug=eq.${slug}&select=slug`)).rows

  it('leaves its addresses marked as gone until another post takes them; a draft leaves nothing', async () => {
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
  const at = async (slug: string) =>
    (await requestAs('visitor', `slug_redirects?from_slug=eq.${slug}&select=blog_posts(slug)`)).rows

  it('is found under its former addresses, and a post in use wins', async () => {
    const id = crypto.randomUUID()
    const rename = (slug: string) => requestAs('admin', `blog_posts?id=eq.${id}`, { method: 'PATCH', body: { slug } })
    await insertRows('blog_posts', { id, slug: 'name-one', title: 'N', excerpt: 'N', image_url: url })
    await rename('name-two')
    await rename('name-three')
    expect(await at('name-one')).toEqual([{ blog_posts: { slug: 'name-three' } }])
    expect(await at('name-two')).toEqual([{ blog_posts: { slug: 'name-three' } }])
    await rename('name-one')
    expect(await at('name-one')).toEqual([])
    expect(await at('name-three')).toEqual([{ blog_posts: { slug: 'name-one' } }])
    await deleteRows(`blog_posts?id=eq.${id}`)
    expect(await at('name-three')).toEqual([])
  })
})
