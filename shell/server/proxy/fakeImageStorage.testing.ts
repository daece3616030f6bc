import { createServer } from 'node:http'

export type Asked = { ask: string; type?: string | undefined; body: Buffer; key: unknown; token: unknown }

export const png = Buffer.from('\x89PNG\r\n\x1a\nand so on', 'latin1')

/** What the stand-in says to an upload. */
export type UploadAnswer = { status: number; body: object }

/** A stand-in for Storage: it has one image, at `place`, and takes what it is given. */
export const imageStorage = (asked: Asked[], place: string, uploadAnswer: () => UploadAnswer) =>
  createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { apikey: key, authorization: token, 'content-type': type } = request.headers
      asked.push({ ask: `${request.method} ${request.url}`, type, body: Buffer.concat(chunks), key, token })
      if (request.method === 'POST') {
        const { status, body } = uploadAnswer()
        return response.writeHead(status).end(JSON.stringify(body))
      }
      const isThere = request.url === place
      response.writeHead(isThere ? 200 : 400, { 'Content-Type': 'text/html', 'Access-Control-Allow-Origin': '*' })
      response.end(isThere ? png : '{"statusCode":"404"}')
    })
  })
