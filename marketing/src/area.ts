import type { AreaDeclaration } from '@fortnight/supabase/server/areaDeclaration'
import { heroPictureVersion } from './home/heroPictureVersion.ts'

/** The pages of this area, the links to them, and what its server bundle responds to. The build writes it into the pointer. */
export const area: AreaDeclaration = {
  paths: {
    '/': 'public',
    '/blog': 'public',
    '/blog/:slug': 'public',
    '/blog/preview/:token': 'public',
    '/partners': 'public',
    '/pricing': 'public',
    '/learn-how-it-works': 'public',
    '/ai-agent-use-cases': 'public',
    '/what-is-ai-agent': 'public',
    '/privacy': 'public',
    '/newsletter': 'public',
    '/newsletter/:step': 'public',
  },
  navigation: [
    { to: '/#what-included', label: "What's Included", header: { visitor: 10 } },
    { to: '/#why-us', label: 'Why Us', header: { visitor: 20 } },
    { to: '/#faq', label: 'FAQ', header: { visitor: 30 } },
    { to: '/blog', label: 'Blog', header: { visitor: 40, client: 20 }, footer: 30 },
    { to: '/partners', label: 'Partners', header: { client: 30 } },
    { to: '/pricing', label: 'Pricing', header: { visitor: 50, client: 40 } },
    { to: '/#contact', label: 'Talk to Us', isCta: true, header: { visitor: 60 } },
    { to: '/learn-how-it-works', label: 'Learn How It Works', footer: 10 },
    { to: '/what-is-ai-agent', label: 'What is an AI Agent?', footer: 20 },
    { to: '/#contact', label: 'Contact', footer: 40 },
  ],
  endpoints: [
    'GET /robots.txt',
    'GET /sitemap.xml',
    'GET /rss.xml',
    'GET /images/posts/*',
    'GET /images/patterns/*',
    'GET /images/partners/*',
    `GET /images/hero/${heroPictureVersion}/*`,
    'GET /social/default.png',
    'GET /social/*',
    'POST /newsletter',
    'POST /newsletter/confirm',
    'POST /newsletter/unsubscribe',
  ],
  // A newsletter link changes the subscription, and a preview belongs to whom it was sent.
  notPrefetched: ['/newsletter', '/newsletter/:step', '/blog/preview/:token'],
}
