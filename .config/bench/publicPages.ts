export type BenchPage = { name: string; path: string }

const paths = ['/', '/blog', '/pricing', '/partners', '/learn-how-it-works', '/ai-agent-use-cases', '/what-is-ai-agent']

/** The public pages that search engines may know, and the newest post as an example of its kind. */
export async function benchPages(origin: string): Promise<BenchPage[]> {
  const blog = await (await fetch(`${origin}/blog`)).text()
  const [, post] = /href="(\/blog\/[a-z0-9-]+)"/.exec(blog) ?? []
  if (!post) throw new Error('The blog has no post to measure.')
  return [...paths.map((path) => ({ name: path, path })), { name: 'a post', path: post }]
}
