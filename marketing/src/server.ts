import type { QueryClient } from '@fortnight/shared-ui/query'
import { publishedFaqs } from '@fortnight/supabase/faqs/queries'
import { allPartners } from '@fortnight/supabase/partners/queries'
import { addOns, pricingPlans } from '@fortnight/supabase/pricing/queries'
import { latestPosts } from '@fortnight/supabase/posts/queries'
import type { Endpoints, PrefetchResult } from '@fortnight/supabase/core/serverContract'
import { prefetchBlog } from './blog/prefetchBlog.ts'
import { robots } from './feeds/robots.ts'
import { rss } from './feeds/rss.ts'
import { sitemap } from './feeds/sitemap.ts'
import { pictureEndpoints } from './home/heroPictureEndpoints.ts'
import { imageEndpoints } from './images/endpoints.ts'
import { newsletterEndpoints } from './newsletter/endpoints.ts'
import { stepAt } from './newsletter/newsletterPages.ts'

// What the shell's server takes from this area: the pages, the data they need, and endpoints that are not pages.
export { default as App } from './App.tsx'

/** The parameters of an address that pages read; all others leave a page as it is. */
export const searchParams = ['q', 'category', 'page']

/** Fetches what the page at this address shows, and says with which status it is to be answered. */
export async function prefetch(url: URL, queryClient: QueryClient): Promise<PrefetchResult> {
  if (url.pathname === '/') {
    await Promise.all([queryClient.prefetchQuery(publishedFaqs()), queryClient.prefetchQuery(latestPosts())])
  }
  if (url.pathname === '/partners') await queryClient.prefetchQuery(allPartners())
  if (url.pathname === '/pricing') {
    await Promise.all([queryClient.prefetchQuery(pricingPlans()), queryClient.prefetchQuery(addOns())])
  }
  if (url.pathname.startsWith('/newsletter')) return { status: stepAt(url.pathname) ? 200 : 404 }
  return (await prefetchBlog(url, queryClient)) ?? { status: 200 }
}

/** Answers by method and path ('GET /sitemap.xml'), so that feeds and forms ship without the shell. */
export const endpoints: Endpoints = {
  'GET /robots.txt': robots,
  'GET /sitemap.xml': sitemap,
  'GET /rss.xml': rss,
  ...imageEndpoints,
  ...pictureEndpoints,
  ...newsletterEndpoints,
}
