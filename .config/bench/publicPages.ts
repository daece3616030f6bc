import { publicPaths } from '../../marketing/src/layout/publicPaths.ts'

export type PublicPage = { name: string; path: string }

/** The public pages that search engines index, with the newest post as an example of a post. */
export async function listPublicPages(origin: string): Promise<PublicPage[]> {
  const blogHtml = await (await fetch(`${origin}/blog`)).text()
  const [, postPath] = /href="(\/blog\/[a-z0-9-]+)"/.exec(blogHtml) ?? []
  if (!postPath) throw new Error('The blog has no post to measure.')
  return [...publicPaths.map((path) => ({ name: path, path })), { name: 'a post', path: postPath }]
}
