import type { Endpoint } from '@fortnight/supabase/core/serverContract'
import { answer } from './feedResponse.ts'

// What is behind sign-in or of no use to someone who comes from a search.
const closed = [
  '/admin',
  '/dashboard',
  '/profile/',
  '/project/',
  '/login',
  '/signup',
  '/reset-password',
  '/confirm-email',
]

/** GET /robots.txt: which addresses search engines may leave alone, and where all others are listed. */
export const robots: Endpoint = async (_request, { origin }) => {
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`]
  return answer(`${lines.join('\n')}\n`, 'text/plain')
}
