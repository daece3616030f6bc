import type { RequestHandler } from 'express'
import helmet from 'helmet'
import { inlineScriptHashes } from './inlineScripts.ts'
import { settings } from './settings.ts'

const remoteOrigins = [...new Set(Object.values(settings.pointers).map((pointer) => new URL(pointer).origin))]
const { supabase, ratesUrl, geoUrl, analytics } = settings
const services = [supabase.browserUrl, ratesUrl, geoUrl, analytics.key && analytics.host]
  .filter((url) => url !== '')
  .map((url) => new URL(url).origin)

const browserStorage = supabase.browserUrl ? [new URL(supabase.browserUrl).origin] : []

/** Headers of everything but scripts and fonts. Scripts come from this site and its remotes only; inline ones by their hash. */
export const securityHeaders = () =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...inlineScriptHashes, ...remoteOrigins],
        // styled-components, dialogs and the editors create style elements at run time.
        'style-src': ["'self'", "'unsafe-inline'", ...remoteOrigins],
        // Uploaded images come from Supabase itself when the browser talks to it directly.
        'img-src': ["'self'", 'https:', 'data:', ...browserStorage],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...remoteOrigins, ...services],
        'manifest-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })

/** Headers of scripts and fonts. A page's rules say nothing to them, and would be a kilobyte more with each. */
export const fileHeaders: RequestHandler = (_request, response, next) => {
  response.set({ 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' })
  next()
}
