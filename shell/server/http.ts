import { createRequire } from 'node:module'
import express, { type ErrorRequestHandler } from 'express'
import sirv from 'sirv'
import { fontUrl } from '@fortnight/shared-ui/theme'
import { health, readiness } from './health.ts'
import { icon } from './icon.ts'
import { pages } from './pages.ts'
import { supabaseProxy } from './proxy.ts'
import { release } from './release.ts'
import { remoteLocations } from './remotes.ts'
import { securityHeaders } from './security.ts'
import { settings } from './settings.ts'

const resolveFrom = createRequire(`${process.cwd()}/shared-ui/package.json`)
const fontFile = resolveFrom.resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
)
const forever = { maxAge: '1y', immutable: true }

/** The shell's web server: health, Supabase on the same origin, files, and every page. */
export function createApp() {
  const app = express()
  app.disable('x-powered-by').set('trust proxy', settings.trustedProxies)
  app.get('/healthz', health)
  app.get('/readyz', readiness)
  app.use(supabaseProxy())
  app.use(securityHeaders())
  app.get(fontUrl, (_request, response) => response.sendFile(fontFile, forever))
  app.get('/icon.svg', icon)
  app.get('/remotes.json', (_request, response) => response.set('Cache-Control', 'no-store').json(remoteLocations()))
  app.use(
    `/assets/${release.build}`,
    sirv(release.folder, { brotli: true, gzip: true, maxAge: 31_536_000, immutable: true }),
  )
  app.use('/assets', (_request, response) => response.status(404).type('text').send('This file does not exist.'))
  app.get(/.*/, pages)
  app.use((_request, response) =>
    response.status(405).set('Allow', 'GET, HEAD').type('text').send('Method not allowed.'),
  )
  app.use(unexpected)
  return app
}

const unexpected: ErrorRequestHandler = (error, request, response, next) => {
  console.error(`${request.method} ${request.path}: ${error instanceof Error ? error.stack : error}`)
  if (response.headersSent) return next(error)
  response
    .status(error.status ?? 500)
    .type('text')
    .send('Something went wrong on our side. Please try again in a moment.')
}
