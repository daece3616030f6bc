import { brand } from '@fortnight/shared-ui/theme/brand'
import type { Endpoint } from '@fortnight/supabase/server/serverContract'
import { partnerLogo } from './partnerLogo.tsx'
import { postArt } from './postArt.ts'
import { socialImage } from './socialImage.tsx'

const longestName = 160
const aWeek = 7 * 24 * 3600

/**
 * The name in '/images/posts/<name>.svg'; undefined when it is not a valid image name. Each image has exactly one URL:
 * aliases would be rendered and cached separately.
 */
function nameIn(request: Request, folder: string, ending: string) {
  const { pathname } = new URL(request.url)
  const isPicture = pathname.startsWith(folder) && pathname.endsWith(ending)
  const name = isPicture ? pathname.slice(folder.length, -ending.length) : ''
  return name.length <= longestName && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ? name : undefined
}

const picture = (body: BodyInit, type: string, seconds: number) =>
  new Response(body, {
    headers: {
      'Content-Type': type,
      'Cache-Control': `public, max-age=${seconds}, s-maxage=${seconds}`,
      // Feed readers and social networks embed them on other origins.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })

const noPicture = () =>
  new Response('There is no such picture.', { status: 404, headers: { 'Content-Type': 'text/plain' } })

const drawn =
  (folder: string, draw: (name: string) => string | Promise<string>): Endpoint =>
  async (request) => {
    const name = nameIn(request, folder, '.svg')
    return name ? picture(await draw(name), 'image/svg+xml', aWeek) : noPicture()
  }

const social: Endpoint = async (request, { db }) => {
  const slug = nameIn(request, '/social/', '.png')
  if (!slug) return noPicture()
  const post = db.from('blog_posts').select('title, category, read_time').eq('published', true).eq('slug', slug)
  const { data } = await post.maybeSingle().throwOnError()
  if (!data) return noPicture()
  const png = await socialImage({ title: data.title, note: `${data.category}, ${data.read_time}` })
  return picture(new Uint8Array(png), 'image/png', 3600)
}

const defaultSocial: Endpoint = async () =>
  picture(
    new Uint8Array(await socialImage({ title: brand.tagline, note: 'Custom AI agents in 10-14 days' })),
    'image/png',
    aWeek,
  )

/** Generated images: post covers, partner monograms and link previews. */
export const imageEndpoints: Record<string, Endpoint> = {
  'GET /images/posts/*': drawn('/images/posts/', postArt),
  'GET /images/partners/*': drawn('/images/partners/', partnerLogo),
  'GET /social/default.png': defaultSocial,
  'GET /social/*': social,
}
