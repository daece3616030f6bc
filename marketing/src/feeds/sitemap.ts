import { Readable } from 'node:stream'
import { SitemapStream, streamToPromise } from 'sitemap'
import { notScheduledFilter } from '@fortnight/supabase/posts/queries'
import type { Endpoint, EndpointContext } from '@fortnight/supabase/server/serverContract'
import { feedResponse } from './feedResponse.ts'

const pages = ['/', '/pricing', '/partners', '/learn-how-it-works', '/ai-agent-use-cases', '/what-is-ai-agent']

// The API returns at most this many rows per request, and a sitemap holds at most this many URLs.
const rowsPerRead = 1_000
const mostPosts = 49_000

/** GET /sitemap.xml: every public page, and every post with the date of its last update. */
export const sitemap: Endpoint = async (_request, { db, origin }) => {
  const posts = await publishedSlugs(db)
  const newest = posts
    .map(({ updated_at }) => updated_at)
    .sort()
    .at(-1)
  const links = [
    ...pages.map((url) => ({ url })),
    { url: '/blog', ...(newest && { lastmod: newest }) },
    ...posts.map(({ slug, updated_at }) => ({ url: `/blog/${slug}`, lastmod: updated_at })),
  ]
  const plain = { hostname: origin, xmlns: { news: false, xhtml: false, image: false, video: false } }
  const xml = await streamToPromise(Readable.from(links).pipe(new SitemapStream(plain)))
  return feedResponse(xml.toString(), 'application/xml')
}

async function publishedSlugs(db: EndpointContext['db']) {
  const found: { slug: string; updated_at: string }[] = []
  for (let read = rowsPerRead; read === rowsPerRead && found.length < mostPosts;) {
    const posts = db.from('blog_posts').select('slug, updated_at').eq('published', true).or(notScheduledFilter).order('slug')
    const { data } = await posts.range(found.length, found.length + rowsPerRead - 1).throwOnError()
    found.push(...data)
    read = data.length
  }
  return found
}
