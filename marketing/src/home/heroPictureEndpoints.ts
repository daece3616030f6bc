// Only the server bundle imports this module: it contains the files.
import type { Endpoint } from '@fortnight/supabase/server/serverContract'
import narrowDarkAvif from './picture/narrow-dark.avif'
import narrowDarkJpg from './picture/narrow-dark.jpg'
import narrowDarkWebp from './picture/narrow-dark.webp'
import narrowLightAvif from './picture/narrow-light.avif'
import narrowLightJpg from './picture/narrow-light.jpg'
import narrowLightWebp from './picture/narrow-light.webp'
import wideDarkAvif from './picture/wide-dark.avif'
import wideDarkJpg from './picture/wide-dark.jpg'
import wideDarkWebp from './picture/wide-dark.webp'
import wideLightAvif from './picture/wide-light.avif'
import wideLightJpg from './picture/wide-light.jpg'
import wideLightWebp from './picture/wide-light.webp'
import { heroPicturePath } from './heroPicture.ts'

const dataUrls: Record<string, string> = {
  'narrow-dark.avif': narrowDarkAvif,
  'narrow-dark.jpg': narrowDarkJpg,
  'narrow-dark.webp': narrowDarkWebp,
  'narrow-light.avif': narrowLightAvif,
  'narrow-light.jpg': narrowLightJpg,
  'narrow-light.webp': narrowLightWebp,
  'wide-dark.avif': wideDarkAvif,
  'wide-dark.jpg': wideDarkJpg,
  'wide-dark.webp': wideDarkWebp,
  'wide-light.avif': wideLightAvif,
  'wide-light.jpg': wideLightJpg,
  'wide-light.webp': wideLightWebp,
}

const oneYearSeconds = 365 * 24 * 3600

const serveHeroPicture: Endpoint = (request) => {
  const dataUrl = dataUrls[new URL(request.url).pathname.slice(heroPicturePath.length)]
  const [, type, base64] = /^data:([^;]+);base64,(.+)$/.exec(dataUrl ?? '') ?? []
  if (!type || !base64) return Promise.resolve(new Response('Not found.', { status: 404 }))
  const headers = {
    'Content-Type': type,
    'Cache-Control': `public, max-age=${oneYearSeconds}, s-maxage=${oneYearSeconds}, immutable`,
  }
  return Promise.resolve(new Response(Buffer.from(base64, 'base64'), { headers }))
}

/** Serves the picture behind the hero under a versioned, immutable URL. */
export const heroPictureEndpoints: Record<string, Endpoint> = { [`GET ${heroPicturePath}*`]: serveHeroPicture }
