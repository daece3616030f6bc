import { requestLimits } from '@fortnight/supabase/core/requests/requestLimits'
import type { Stack } from '../serve/stack.ts'

export type ContentWriter = ReturnType<typeof createContentWriter>

const batchSize = requestLimits.maxInsertedRows
const dayMs = 24 * 3600 * 1000

/** Writes public content as an admin does, through the shell, which then drops its cached pages. */
export function createContentWriter({ origin, database: { secretKey } }: Stack) {
  async function write(method: string, path: string, body: unknown) {
    const response = await fetch(`${origin}/rest/v1/${path}`, {
      method,
      headers: { apikey: secretKey, Authorization: `Bearer ${secretKey}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`The write failed with ${response.status}: ${await response.text()}`)
  }

  let firstIndex = 1
  return {
    /** Invalidates every cached page: changes the order number of the first FAQ, which stays the first. */
    invalidatePages: async () => {
      const nextIndex = 1 - firstIndex
      await write('PATCH', `faqs?order_index=eq.${firstIndex}`, { order_index: nextIndex })
      firstIndex = nextIndex
    },
    async addPosts(count: number) {
      for (let first = 0; first < count; first += batchSize) {
        const size = Math.min(batchSize, count - first)
        const posts = Array.from({ length: size }, (_, index) => createPost(first + index))
        await write('POST', 'blog_posts', posts)
      }
    },
  }
}

const createPost = (number: number) => ({
  slug: `measured-${number}`,
  title: `Measured post ${number}`,
  excerpt: 'One of many posts, to measure what many posts cost.',
  content: `# Post ${number}\n\n${'A paragraph of a post that fills the page. '.repeat(60)}`,
  category: 'General',
  tags: ['measured', 'load'],
  author: 'Fortnight Team',
  read_time: '3 min read',
  publish_date: new Date(Date.UTC(2024, 0, 1) - number * dayMs).toISOString(),
  image_url: `/images/posts/measured-${number}.svg`,
  published: true,
})
