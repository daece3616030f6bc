// Serves the releases of a remote, as any static host would: `node .config/serve/serveRemote.ts marketing 4201 [folder]`.
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import sirv from 'sirv'
import { immutableCacheControl, uncachedCacheControl } from '../delivery/cacheControl.ts'
import { root } from '../workspace.ts'

const [area = '', port = '', folder = join(root, area, 'dist')] = process.argv.slice(2)

// `dev` makes sirv read the folder for every request, so it finds releases that arrive later.
const serveFile = sirv(folder, {
  dev: true,
  brotli: true,
  gzip: true,
  setHeaders(response, path) {
    const isInBuildFolder = path.lastIndexOf('/') > 0
    response.setHeader('Cache-Control', isInBuildFolder ? immutableCacheControl : uncachedCacheControl)
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('X-Content-Type-Options', 'nosniff')
  },
})

createServer((request, response) => {
  // sirv throws at invalid ranges.
  delete request.headers.range
  response.once('pipe', (file: Readable) => {
    // A file that is deleted between lookup and opening fails its request, not the server.
    file.once('error', () => response.destroy())
    // Nothing else closes the file when the client disconnects.
    response.once('close', () => file.destroy())
  })
  serveFile(request, response, () => {
    response.statusCode = 404
    response.end('This file does not exist.')
  })
}).listen(Number(port), '127.0.0.1', () => console.log(`${area}: listening on ${port}`))
