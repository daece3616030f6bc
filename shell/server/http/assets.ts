import { join } from 'node:path'
import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { RequestHandler } from 'express'
import sirv, { type Options } from 'sirv'
import { settings } from '../settings.ts'

// `dev` makes sirv look for each file at request time: releases are added and removed while the server runs.
const options: Options = {
  dev: true,
  brotli: true,
  gzip: true,
  setHeaders: (response) => response.setHeader('Cache-Control', 'public, max-age=31536000, immutable'),
}

/**
 * The browser files of every build in the releases folder, not only of this server's own: open tabs still use the previous
 * build, and during a rolling deployment another server may have sent the page.
 */
export const serveAssets: RequestHandler<{ build: string }> = (request, response, next) => {
  const { build } = request.params
  if (!/^[0-9a-f]{12}$/.test(build)) {
    next()
    return
  }
  // Scripts are never requested in parts, and sirv throws on invalid ranges.
  delete request.headers.range
  response.once('pipe', (file: Readable) => closeWithResponse(file, response))
  sirv(join(settings.releases, build, 'client'), options)(request, response, next)
}

// sirv handles neither: a file that disappears before it is opened must fail its request and not the process, and a client
// that disconnects must not leave the file open.
function closeWithResponse(file: Readable, response: ServerResponse) {
  file.once('error', () => response.destroy())
  response.once('close', () => file.destroy())
}
