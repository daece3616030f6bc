import helmet from 'helmet'
import { inlineScriptHashes } from '../pages/inline/scriptHashes.ts'
import { settings } from '../settings.ts'

const remoteOrigins = [...new Set(Object.values(settings.pointers).map((pointer) => new URL(pointer).origin))]
const { supabase, ratesUrl, geoUrl, analytics } = settings
const browserServices = [supabase.browserUrl, ratesUrl, geoUrl, analytics.key && analytics.host]
  .filter((url) => url !== '')
  .map((url) => new URL(url).origin)

/** Headers of every response. Anything but a page may load nothing and cannot be framed. */
export const securityHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

const directStorage = supabase.browserUrl ? [new URL(supabase.browserUrl).origin] : []

/** Headers of pages. Scripts come from this site and its remotes only; inline scripts are allowed by their hash. */
export const pageSecurityHeaders = () =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...inlineScriptHashes, ...remoteOrigins],
        // styled-components, dialogs and the editors create style elements at run time.
        'style-src': ["'self'", "'unsafe-inline'", ...remoteOrigins],
        // Uploaded images come from Supabase itself when browsers connect to it directly.
        'img-src': ["'self'", 'https:', 'data:', ...directStorage],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...remoteOrigins, ...browserServices],
        // Previews of project files. Pages cannot be framed.
        'frame-src': ["'self'"],
        'manifest-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // For browsers and plugins of the past; `frame-ancestors` has replaced the first one.
    xFrameOptions: false,
    xXssProtection: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
  })
