/** The public pages with a fixed path. */
export const publicPaths = [
  '/',
  '/blog',
  '/partners',
  '/pricing',
  '/learn-how-it-works',
  '/ai-agent-use-cases',
  '/what-is-ai-agent',
  '/privacy',
]
