import { Readable } from 'node:stream'
import { SitemapStream, streamToPromise } from 'sitemap'
import { notScheduledFilter } from '@fortnight/supabase/posts/latestPosts'
import type { Endpoint, EndpointContext } from '@fortnight/supabase/server/serverContract'
import { publicPaths } from '../layout/publicPaths.ts'
import { feedResponse } from './feedResponse.ts'

// The API returns at most this many rows per request, and a sitemap holds at most this many URLs.
const rowsPerRequest = 1_000
const maxPosts = 49_000

/** GET /sitemap.xml: every public page, and every post with the date of its last update. */
export const sitemap: Endpoint = async (_request, { db, origin }) => {
  const posts = await fetchPublishedPosts(db)
  const lastUpdate = posts
    .map(({ updated_at }) => updated_at)
    .sort()
    .at(-1)
  const links = [
    ...publicPaths.map((url) => ({ url, ...(url === '/blog' && lastUpdate && { lastmod: lastUpdate }) })),
    ...posts.map(({ slug, updated_at }) => ({ url: `/blog/${slug}`, lastmod: updated_at })),
  ]
  const options = { hostname: origin, xmlns: { news: false, xhtml: false, image: false, video: false } }
  const xml = await streamToPromise(Readable.from(links).pipe(new SitemapStream(options)))
  return feedResponse(xml.toString(), 'application/xml')
}

async function fetchPublishedPosts(db: EndpointContext['db']) {
  const published: { slug: string; updated_at: string }[] = []
  for (let rowCount = rowsPerRequest; rowCount === rowsPerRequest && published.length < maxPosts;) {
    const posts = db
      .from('blog_posts')
      .select('slug, updated_at')
      .eq('published', true)
      .or(notScheduledFilter)
      .order('slug')
    const { data } = await posts.range(published.length, published.length + rowsPerRequest - 1).throwOnError()
    published.push(...data)
    rowCount = data.length
  }
  return published
}
