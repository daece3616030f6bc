import type { QueryClient } from '@fortnight/shared-ui/query'
import { publishedFaqs } from '@fortnight/supabase/faqs/queries'
import { allPartners } from '@fortnight/supabase/partners/queries'
import { addOns, pricingPlans } from '@fortnight/supabase/pricing/queries'
import { latestPosts } from '@fortnight/supabase/posts/latestPosts'
import { deliveryPromise } from '@fortnight/supabase/report/queries'
import type { Endpoints, PrefetchResult } from '@fortnight/supabase/server/serverContract'
import { publishedTestimonials } from '@fortnight/supabase/testimonials/queries'
import { inlineCovers } from './blog/inlineCover.ts'
import { prefetchBlog } from './blog/prefetchBlog.ts'
import { robots } from './feeds/robots.ts'
import { rss } from './feeds/rss.ts'
import { sitemap } from './feeds/sitemap.ts'
import { heroPictureEndpoints } from './home/heroPictureEndpoints.ts'
import { imageEndpoints } from './images/endpoints.ts'
import { postArt } from './images/postArt.ts'
import { prefetchQuery } from './layout/prefetchQuery.ts'
import { newsletterEndpoints } from './newsletter/endpoints.ts'
import { findPageContent } from './newsletter/newsletterPages.ts'

// The server bundle that the shell loads: the pages, their data, and endpoints that are not pages.
export { default as App } from './App.tsx'

inlineCovers(postArt)

/** The query parameters that pages read; the shell ignores all others in its cache keys. */
export const searchParams = ['q', 'category', 'page']

/** Fetches the data of the page at a URL and returns the status of its response. */
export async function prefetch(url: URL, queryClient: QueryClient): Promise<PrefetchResult> {
  if (url.pathname === '/') {
    await Promise.all([
      prefetchQuery(queryClient, publishedFaqs()),
      prefetchQuery(queryClient, latestPosts()),
      prefetchQuery(queryClient, publishedTestimonials()),
      prefetchQuery(queryClient, deliveryPromise()),
    ])
  }
  if (url.pathname === '/partners') {
    await Promise.all([prefetchQuery(queryClient, allPartners()), prefetchQuery(queryClient, publishedTestimonials())])
  }
  if (url.pathname === '/pricing') {
    await Promise.all([
      prefetchQuery(queryClient, pricingPlans()),
      prefetchQuery(queryClient, addOns()),
      prefetchQuery(queryClient, deliveryPromise()),
    ])
  }
  if (url.pathname.startsWith('/newsletter')) return { status: findPageContent(url.pathname) ? 200 : 404 }
  return (await prefetchBlog(url, queryClient)) ?? { status: 200 }
}

/** Endpoints by method and path ('GET /sitemap.xml'), so that feeds and forms ship without the shell. */
export const endpoints: Endpoints = {
  'GET /robots.txt': robots,
  'GET /sitemap.xml': sitemap,
  'GET /rss.xml': rss,
  ...imageEndpoints,
  ...heroPictureEndpoints,
  ...newsletterEndpoints,
}
