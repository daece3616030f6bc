import { as, insert, remove, service } from './actors.ts'

const version = async () => Number((await as('visitor', 'content_version?select=version')).rows[0]?.version)
const url = 'https://example.com/a.png'

describe('the content version', () => {
  it('grows with every change of public content', async () => {
    const id = crypto.randomUUID()
    const changes = [
      () => insert('faqs', { id, question: 'Version?' }),
      () => service(`faqs?id=eq.${id}`, { method: 'PATCH', body: { published: false } }),
      () => remove(`faqs?id=eq.${id}`),
      () => insert('blog_posts', { id, slug: 'version-1', title: 'V', excerpt: 'V', image_url: url, published: false }),
      () => service(`blog_posts?id=eq.${id}`, { method: 'PATCH', body: { slug: 'version-2' } }),
      () => remove(`blog_posts?id=eq.${id}`),
      () => insert('partners', { id, name: 'V', logo_url: url, website: url, description: 'V' }),
      () => remove(`partners?id=eq.${id}`),
    ]
    for (const change of changes) {
      const before = await version()
      await change()
      expect(await version()).toBeGreaterThan(before)
    }
  })
})

describe('a renamed post', () => {
  const at = async (slug: string) =>
    (await as('visitor', `slug_redirects?from_slug=eq.${slug}&select=blog_posts(slug)`)).rows

  it('is found under its former addresses, and a post in use wins', async () => {
    const id = crypto.randomUUID()
    const rename = (slug: string) => as('admin', `blog_posts?id=eq.${id}`, { method: 'PATCH', body: { slug } })
    await insert('blog_posts', { id, slug: 'name-one', title: 'N', excerpt: 'N', image_url: url })
    await rename('name-two')
    await rename('name-three')
    expect(await at('name-one')).toEqual([{ blog_posts: { slug: 'name-three' } }])
    expect(await at('name-two')).toEqual([{ blog_posts: { slug: 'name-three' } }])
    await rename('name-one')
    expect(await at('name-one')).toEqual([])
    expect(await at('name-three')).toEqual([{ blog_posts: { slug: 'name-one' } }])
    await remove(`blog_posts?id=eq.${id}`)
    expect(await at('name-three')).toEqual([])
  })
})
