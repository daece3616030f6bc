import { brand } from '@fortnight/shared-ui/brand'
import type { Endpoint } from '../layout/endpoint.ts'
import { partnerLogo } from './partnerLogo.tsx'
import { postArt } from './postArt.ts'
import { socialImage } from './socialImage.tsx'

const longestName = 160
const aWeek = 7 * 24 * 3600

/** The name in '/images/posts/<name>.svg'; undefined for whatever cannot be the name of a picture. */
function nameIn(request: Request, ending: string) {
  const file = new URL(request.url).pathname.split('/').at(-1) ?? ''
  const name = file.endsWith(ending) ? file.slice(0, -ending.length) : ''
  return name.length <= longestName && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ? name : undefined
}

const picture = (body: BodyInit, type: string, seconds: number) =>
  new Response(body, {
    headers: {
      'Content-Type': type,
      'Cache-Control': `public, max-age=${seconds}, s-maxage=${seconds}`,
      // Feed readers and social networks show them on pages of their own.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })

const noPicture = () =>
  new Response('There is no such picture.', { status: 404, headers: { 'Content-Type': 'text/plain' } })

const drawn =
  (draw: (name: string) => string | Promise<string>): Endpoint =>
  async (request) => {
    const name = nameIn(request, '.svg')
    return name ? picture(await draw(name), 'image/svg+xml', aWeek) : noPicture()
  }

const social: Endpoint = async (request, { db }) => {
  const slug = nameIn(request, '.png')
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

/** Pictures that the site draws itself: covers of posts, monograms of partners, and what links to it look like. */
export const imageEndpoints: Record<string, Endpoint> = {
  'GET /images/posts/*': drawn(postArt),
  'GET /images/partners/*': drawn(partnerLogo),
  'GET /social/default.png': defaultSocial,
  'GET /social/*': social,
}
