import { brand } from '@fortnight/shared-ui/theme/brand'
import type { Endpoint } from '@fortnight/supabase/server/serverContract'
import { partnerLogo } from './partnerLogo.tsx'
import { patternBand, postArt } from './postArt.ts'
import { socialImage } from './socialImage.tsx'

const maxNameLength = 160
const oneWeekSeconds = 7 * 24 * 3600

/**
 * The name in '/images/posts/<name>.svg'; undefined when it is not a valid image name. Each image has exactly one URL:
 * aliases would be rendered and cached separately.
 */
function parseImageName(request: Request, folder: string, extension: string) {
  const { pathname } = new URL(request.url)
  const isImage = pathname.startsWith(folder) && pathname.endsWith(extension)
  const name = isImage ? pathname.slice(folder.length, -extension.length) : ''
  return name.length <= maxNameLength && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ? name : undefined
}

const imageResponse = (body: BodyInit, type: string, seconds: number) =>
  new Response(body, {
    headers: {
      'Content-Type': type,
      'Cache-Control': `public, max-age=${seconds}, s-maxage=${seconds}`,
      // Feed readers and social networks embed them on other origins.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })

const imageNotFound = () => new Response('Image not found.', { status: 404, headers: { 'Content-Type': 'text/plain' } })

const serveSvg =
  (folder: string, draw: (name: string) => string | Promise<string>): Endpoint =>
  async (request) => {
    const name = parseImageName(request, folder, '.svg')
    return name ? imageResponse(await draw(name), 'image/svg+xml', oneWeekSeconds) : imageNotFound()
  }

const servePostSocialImage: Endpoint = async (request, { db }) => {
  const slug = parseImageName(request, '/social/', '.png')
  if (!slug) return imageNotFound()
  const query = db.from('blog_posts').select('title, category, read_time').eq('published', true).eq('slug', slug)
  const { data } = await query.maybeSingle().throwOnError()
  if (!data) return imageNotFound()
  const png = await socialImage({ title: data.title, note: `${data.category}, ${data.read_time}` })
  return imageResponse(new Uint8Array(png), 'image/png', 3600)
}

const serveDefaultSocialImage: Endpoint = async () =>
  imageResponse(
    new Uint8Array(await socialImage({ title: brand.tagline, note: 'Custom AI agents in 10-14 days' })),
    'image/png',
    oneWeekSeconds,
  )

/** Generated images: post covers, patterns below page headers, partner monograms and link previews. */
export const imageEndpoints: Record<string, Endpoint> = {
  'GET /images/posts/*': serveSvg('/images/posts/', postArt),
  'GET /images/patterns/*': serveSvg('/images/patterns/', patternBand),
  'GET /images/partners/*': serveSvg('/images/partners/', partnerLogo),
  'GET /social/default.png': serveDefaultSocialImage,
  'GET /social/*': servePostSocialImage,
}
