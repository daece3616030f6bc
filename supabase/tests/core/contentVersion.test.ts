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
