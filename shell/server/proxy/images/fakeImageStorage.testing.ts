import { createServer } from 'node:http'
import sharp from 'sharp'

export type ReceivedRequest = { line: string; type?: string | undefined; body: Buffer; key: unknown; token: unknown }

/** A PNG of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A white image. */
export const drawImage = (width: number, height: number, format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif') =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .toFormat(format)
    .toBuffer()

/** What the fake responds to uploads and deletions; a test may change it. */
export type FakeResponses = Record<'uploadResponse' | 'deletionResponse', { status: number; body: object }>

/** A fake of Supabase Storage: it holds one image, at `imagePath`, and answers uploads and deletions as told. */
export const createFakeImageStorage = (received: ReceivedRequest[], imagePath: string, responses: FakeResponses) =>
  createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { apikey: key, authorization: token, 'content-type': type } = request.headers
      // Not the version of the content, which the shell requests every few seconds.
      if (request.url?.startsWith('/storage/'))
        received.push({ line: `${request.method} ${request.url}`, type, body: Buffer.concat(chunks), key, token })
      if (request.method !== 'GET') {
        const { status, body } = responses[request.method === 'POST' ? 'uploadResponse' : 'deletionResponse']
        return response.writeHead(status).end(JSON.stringify(body))
      }
      const exists = request.url === imagePath
      response.writeHead(exists ? 200 : 400, { 'Content-Type': 'text/html', 'Access-Control-Allow-Origin': '*' })
      response.end(exists ? png : '{"statusCode":"404"}')
    })
  })
