// Serves one remote's releases, as any static host would: `node .config/serve/serveRemote.ts marketing 4201 [folder]`.
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import type { Readable } from 'node:stream'
import sirv from 'sirv'

const [area = '', port = '', folder = resolve(import.meta.dirname, '../..', area, 'dist')] = process.argv.slice(2)

// `dev` reads the folder at every request, so that a release that arrives later is found.
const files = sirv(folder, {
  dev: true,
  brotli: true,
  gzip: true,
  setHeaders(response, path) {
    // What lies in the folder of a build never changes; what lies beside it says which build is the newest.
    const isOfBuild = path.lastIndexOf('/') > 0
    response.setHeader('Cache-Control', isOfBuild ? 'public, max-age=31536000, immutable' : 'no-store')
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('X-Content-Type-Options', 'nosniff')
  },
})

createServer((request, response) => {
  // sirv throws at ranges that make no sense.
  delete request.headers.range
  // A file that goes between being found and being opened is a failed request, not the end of the server; and when
  // somebody leaves, nobody else would ever close the file.
  response.once('pipe', (file: Readable) => {
    file.once('error', () => response.destroy())
    response.once('close', () => file.destroy())
  })
  files(request, response, () => {
    response.statusCode = 404
    response.end('This file does not exist.')
  })
}).listen(Number(port), '127.0.0.1', () => console.log(`${area}: listening on ${port}`))
