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

/** The response of the fake to an upload. */
export type UploadResponse = { status: number; body: object }

/** A fake of Supabase Storage: it holds one image, at `imagePath`, and accepts every upload. */
export const createFakeImageStorage = (
  received: ReceivedRequest[],
  imagePath: string,
  getUploadResponse: () => UploadResponse,
) =>
  createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { apikey: key, authorization: token, 'content-type': type } = request.headers
      received.push({ line: `${request.method} ${request.url}`, type, body: Buffer.concat(chunks), key, token })
      if (request.method === 'POST') {
        const { status, body } = getUploadResponse()
        return response.writeHead(status).end(JSON.stringify(body))
      }
      const exists = request.url === imagePath
      response.writeHead(exists ? 200 : 400, { 'Content-Type': 'text/html', 'Access-Control-Allow-Origin': '*' })
      response.end(exists ? png : '{"statusCode":"404"}')
    })
  })
