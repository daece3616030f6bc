import { Feed } from 'feed'
import { brand } from '@fortnight/shared-ui/theme/brand'
import { renderMarkdown } from '@fortnight/shared-ui/markdown/renderMarkdown'
import { notScheduledFilter } from '@fortnight/supabase/posts/latestPosts'
import type { Endpoint } from '@fortnight/supabase/server/serverContract'
import { feedResponse } from './feedResponse.ts'

const maxItems = 20

/** GET /rss.xml: the newest posts with their full text. */
export const rss: Endpoint = async (_request, { db, origin }) => {
  const columns = 'slug, title, excerpt, content, category, tags, author, publish_date, updated_at'
  const published = db.from('blog_posts').select(columns).eq('published', true).or(notScheduledFilter)
  const newest = published.order('publish_date', { ascending: false }).order('id').limit(maxItems)
  const { data: posts } = await newest.throwOnError()
  const updateTimesMs = posts.map(({ updated_at }) => new Date(updated_at).getTime())
  const feed = new Feed({
    title: `${brand.name} blog`,
    description: `${brand.tagline} How custom AI agents are planned, built, tested, and run.`,
    link: `${origin}/blog`,
    id: `${origin}/blog`,
    language: 'en',
    copyright: brand.copyright,
    generator: false,
    feedLinks: { rss: `${origin}/rss.xml` },
    ...(updateTimesMs.length && { updated: new Date(Math.max(...updateTimesMs)) }),
  })
  for (const { slug, title, excerpt, content, category, tags, author, publish_date } of posts) {
    feed.addItem({
      title: escapeForCdata(escapeHtml(title)),
      link: `${origin}/blog/${slug}`,
      date: new Date(publish_date),
      description: escapeForCdata(escapeHtml(excerpt)),
      content: escapeForCdata(withAbsoluteLinks(renderMarkdown(content.trim() || excerpt).html, origin)),
      category: [category, ...tags].map((name) => ({ name: escapeForCdata(name) })),
      extensions: [{ name: 'dc:creator', objects: { _cdata: escapeForCdata(author) } }],
    })
  }
  return feedResponse(feed.rss2(), 'application/rss+xml')
}

// Feed readers need absolute URLs.
const withAbsoluteLinks = (html: string, origin: string) =>
  html.replace(/(<[a-z][^>]*?\s(?:href|src)=")\/(?!\/)/g, `$1${origin}/`)

// Feed readers show titles and descriptions as HTML.
const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Escapes text for CDATA: splits the end marker and removes control characters that XML forbids. */
const escapeForCdata = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll(']]>', ']]&gt;')
