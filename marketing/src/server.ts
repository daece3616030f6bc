import type { QueryClient } from '@tanstack/react-query'
import { publishedFaqs } from '@fortnight/supabase/faqs'

// What the shell's server takes from this area: the pages, the data they need, and endpoints that are not pages.
export { default as App } from './App.tsx'

/** Fetches what the page at this address shows, and says with which status it is to be answered. */
export async function prefetch(url: URL, queryClient: QueryClient): Promise<{ status: number; redirect?: string }> {
  if (url.pathname === '/') await queryClient.prefetchQuery(publishedFaqs())
  return { status: 200 }
}

/** Answers by method and path ('GET /sitemap.xml'), so that feeds and forms ship without the shell. */
export const endpoints: Record<string, (request: Request) => Promise<Response>> = {}
