// Only the server bundle imports this module: it contains the files.
import type { Endpoint } from '@fortnight/supabase/server/serverContract'
import smallDark from './picture/small-dark.svg'
import smallLight from './picture/small-light.svg'
import wideDark from './picture/wide-dark.svg'
import wideLight from './picture/wide-light.svg'
import { heroPicturePath } from './heroPicture.ts'

const dataUrls: Record<string, string> = {
  'small-dark.svg': smallDark,
  'small-light.svg': smallLight,
  'wide-dark.svg': wideDark,
  'wide-light.svg': wideLight,
}

const oneYearSeconds = 365 * 24 * 3600

const serveHeroPicture: Endpoint = (request) => {
  const dataUrl = dataUrls[new URL(request.url).pathname.slice(heroPicturePath.length)]
  const [, base64] = /;base64,(.+)$/.exec(dataUrl ?? '') ?? []
  if (!base64) return Promise.resolve(new Response('Not found.', { status: 404 }))
  const headers = {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': `public, max-age=${oneYearSeconds}, s-maxage=${oneYearSeconds}, immutable`,
  }
  return Promise.resolve(new Response(Buffer.from(base64, 'base64'), { headers }))
}

/** Serves the picture behind the hero under a versioned, immutable URL. */
export const heroPictureEndpoints: Record<string, Endpoint> = { [`GET ${heroPicturePath}*`]: serveHeroPicture }
