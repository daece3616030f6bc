import type { AreaDeclaration } from '@fortnight/supabase/server/areaDeclaration'
import { areasOfContract1 } from '../../src/areas/areasOfContract1.ts'
import type { RemoteName } from '../../src/startup/bootData.ts'

/** What areas own whose builds speak contract 1, with what only the server needs to know. */
export const declarationsOfContract1: Record<RemoteName, AreaDeclaration> = {
  ...areasOfContract1,
  marketing: {
    ...areasOfContract1.marketing,
    notPrefetched: ['/newsletter', '/newsletter/:step', '/blog/preview/:token'],
    // What the bundle exports counts; these keep other areas away.
    endpoints: ['/robots.txt', '/sitemap.xml', '/rss.xml', '/images/*', '/social/*'].map((path) => `GET ${path}`),
  },
}
