// Only the server bundle imports this module: it contains the files.
import type { Endpoint } from '@fortnight/supabase/server/serverContract'
import narrowDarkAvif from './picture/narrow-dark.avif'
import narrowDarkJpg from './picture/narrow-dark.jpg'
import narrowLightAvif from './picture/narrow-light.avif'
import narrowLightJpg from './picture/narrow-light.jpg'
import wideDarkAvif from './picture/wide-dark.avif'
import wideDarkJpg from './picture/wide-dark.jpg'
import wideLightAvif from './picture/wide-light.avif'
import wideLightJpg from './picture/wide-light.jpg'
import { heroPicturePath } from './heroPicture.ts'

const dataUrls: Record<string, string> = {
  'narrow-dark.avif': narrowDarkAvif,
  'narrow-dark.jpg': narrowDarkJpg,
  'narrow-light.avif': narrowLightAvif,
  'narrow-light.jpg': narrowLightJpg,
  'wide-dark.avif': wideDarkAvif,
  'wide-dark.jpg': wideDarkJpg,
  'wide-light.avif': wideLightAvif,
  'wide-light.jpg': wideLightJpg,
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
