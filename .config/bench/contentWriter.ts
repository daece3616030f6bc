import type { Stack } from '../serve/stack.ts'

/** Writes of an admin, through the shell: they drop the cached pages. */
export function contentWriter({ origin, database: { secretKey } }: Stack) {
  async function write(method: string, path: string, body: unknown) {
    const answer = await fetch(`${origin}/rest/v1/${path}`, {
      method,
      headers: { apikey: secretKey, Authorization: `Bearer ${secretKey}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`The write answered ${answer.status}: ${await answer.text()}`)
  }

  return {
    /** A change that changes nothing, except that everything is read anew. */
    touch: () => write('PATCH', 'faqs?order_index=eq.1', { order_index: 1 }),
    async addPosts(amount: number) {
      const batch = 200
      for (let first = 0; first < amount; first += batch) {
        const size = Math.min(batch, amount - first)
        await write(
          'POST',
          'blog_posts',
          Array.from({ length: size }, (_, i) => post(first + i)),
        )
      }
    },
  }
}

const day = 24 * 3600 * 1000

const post = (number: number) => ({
  slug: `measured-${number}`,
  title: `Measured post ${number}`,
  excerpt: 'One of many posts, there to see what many posts cost.',
  content: `# Post ${number}\n\n${'A paragraph of a post that nobody will read. '.repeat(60)}`,
  category: 'General',
  tags: ['measured', 'load'],
  author: 'Fortnight Team',
  read_time: '3 min read',
  publish_date: new Date(Date.UTC(2024, 0, 1) - number * day).toISOString(),
  image_url: `/images/posts/measured-${number}.svg`,
  published: true,
})
