import { join } from 'node:path'
import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { RequestHandler } from 'express'
import sirv, { type Options } from 'sirv'
import { settings } from '../settings.ts'

// `dev` looks for a file when it is asked for: releases come into the folder, and leave it, under a running server.
const options: Options = {
  dev: true,
  brotli: true,
  gzip: true,
  setHeaders: (response) => response.setHeader('Cache-Control', 'public, max-age=31536000, immutable'),
}

/**
 * The browser's files of every build in the releases folder. Not of this server's own alone: tabs are open with the build
 * before, and while servers are exchanged one is asked for the files of a page that another has sent.
 */
export const assets: RequestHandler<{ build: string }> = (request, response, next) => {
  const { build } = request.params
  if (!/^[0-9a-f]{12}$/.test(build)) return next()
  // Nobody needs a part of a script, and sirv throws at ranges that make no sense.
  delete request.headers.range
  response.once('pipe', (file: Readable) => closeOrFail(file, response))
  sirv(join(settings.releases, build, 'client'), options)(request, response, next)
}

// sirv leaves both to others. A file that goes between being found and being opened is a failed request, not the end of
// the server; and when a visitor leaves, nobody would ever close the file.
function closeOrFail(file: Readable, response: ServerResponse) {
  file.once('error', () => response.destroy())
  response.once('close', () => file.destroy())
}
