import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from 'playwright/test'
import { accounts, expect } from '../fixtures.ts'
import { createSession } from '../signIn.ts'

/** Publishes a post through the API and waits until all servers serve it from their caches. */
export async function publishPost(request: APIRequestContext, origins: string[]) {
  const { headers } = await createSession(request, accounts.admin)
  const slug = `cluster-${randomUUID()}`
  const path = `/rest/v1/blog_posts?slug=eq.${slug}`
  const data = {
    ...{ slug, title: 'Before', excerpt: 'A post.', content: 'A post.', published: true, category: 'General' },
    ...{ author: 'Ada', read_time: '1 min read', image_url: '/images/posts/cluster.svg', tags: [] },
    publish_date: '2001-01-01',
  }
  const created = await request.post('/rest/v1/blog_posts', { headers, data })
  expect(created.status(), await created.text()).toBe(201)
  const readTitles = () =>
    Promise.all(
      origins.map(async (origin) => {
        const page = await (await request.get(`${origin}/blog/${slug}`)).text()
        return /<h1[^>]*>([^<]*)/.exec(page)?.[1]
      }),
    )
  const expectTitles = (title: string, timeoutMs: number) =>
    expect.poll(readTitles, { timeout: timeoutMs, intervals: [50] }).toEqual(origins.map(() => title))
  await expectTitles('Before', 10_000)
  return {
    /** Waits until every server shows this title. */
    expectTitles,
    async changeTitle(title: string) {
      expect((await request.patch(path, { headers, data: { title } })).status()).toBe(204)
    },
    async remove() {
      expect((await request.delete(path, { headers })).status()).toBe(204)
    },
  }
}
