import type { Endpoint } from '@fortnight/supabase/server/serverContract'
import { feedResponse } from './feedResponse.ts'

// Paths behind sign-in or of no use in search results.
const disallowedPaths = [
  '/admin',
  '/dashboard',
  '/profile/',
  '/project/',
  '/login',
  '/signup',
  '/reset-password',
  '/confirm-email',
]

/** GET /robots.txt: paths that crawlers should skip, and the sitemap's URL. */
export const robots: Endpoint = (_request, { origin }) => {
  const lines = [
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ]
  return Promise.resolve(feedResponse(`${lines.join('\n')}\n`, 'text/plain'))
}
