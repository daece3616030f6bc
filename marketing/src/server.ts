import type { QueryClient } from '@tanstack/react-query'
import { publishedFaqs } from '@fortnight/supabase/faqs'
import { robots } from './feeds/robots.ts'
import { rss } from './feeds/rss.ts'
import { sitemap } from './feeds/sitemap.ts'
import { imageEndpoints } from './images/endpoints.ts'
import type { Endpoint } from './layout/endpoint.ts'
import { newsletterEndpoints } from './newsletter/endpoints.ts'
import { stepAt } from './newsletter/steps.ts'

// What the shell's server takes from this area: the pages, the data they need, and endpoints that are not pages.
export { default as App } from './App.tsx'

/** Fetches what the page at this address shows, and says with which status it is to be answered. */
export async function prefetch(url: URL, queryClient: QueryClient): Promise<{ status: number; redirect?: string }> {
  if (url.pathname === '/') await queryClient.prefetchQuery(publishedFaqs())
  if (url.pathname.startsWith('/newsletter')) return { status: stepAt(url.pathname) ? 200 : 404 }
  return { status: 200 }
}

/** Answers by method and path ('GET /sitemap.xml'), so that feeds and forms ship without the shell. */
export const endpoints: Record<string, Endpoint> = {
  'GET /robots.txt': robots,
  'GET /sitemap.xml': sitemap,
  'GET /rss.xml': rss,
  ...imageEndpoints,
  ...newsletterEndpoints,
}
