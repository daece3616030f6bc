import type { IncomingMessage, ServerResponse } from 'node:http'

type StoredUpload = { path: string; bytes: number; stored: Buffer }

export const resumablePath = '/storage/v1/upload/resumable'

/** The part of a fake Storage that keeps uploads in parts (TUS), by ids that count from `upload-1`. Complete ones become objects. */
export function createResumableStorage(objects: Map<string, Buffer>) {
  const uploads = new Map<string, StoredUpload>()
  const requests: string[] = []
  /** A status to answer all requests of a method with. */
  const failures: Record<string, number> = {}

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '', headers } = request
    requests.push(method)
    const isAllowed = headers.authorization === 'Bearer secret-key' && headers['tus-resumable'] === '1.0.0'
    if (!isAllowed || failures[method]) return response.writeHead(failures[method] ?? 400).end()
    if (method === 'POST') return create(request, response)
    const id = url.split('/').at(-1) ?? ''
    const upload = uploads.get(id)
    if (!upload) return response.writeHead(404).end()
    if (method === 'DELETE') uploads.delete(id)
    if (method === 'PATCH' && Number(headers['upload-offset']) !== upload.stored.length) {
      return response.writeHead(409).end()
    }
    if (method === 'PATCH') await append(upload, request)
    const status = method === 'HEAD' ? 200 : 204
    response.writeHead(status, { 'Upload-Offset': upload.stored.length, 'Upload-Length': upload.bytes }).end()
  }

  function create({ headers }: IncomingMessage, response: ServerResponse) {
    const pairs = String(headers['upload-metadata'])
      .split(',')
      .map((pair) => pair.split(' '))
    const { bucketName, objectName = '' } = Object.fromEntries(
      pairs.map(([name = '', value = '']) => [name, atob(value)]),
    )
    const id = `upload-${uploads.size + 1}`
    if (bucketName !== 'project-files') return response.writeHead(400).end()
    uploads.set(id, { path: objectName, bytes: Number(headers['upload-length']), stored: Buffer.alloc(0) })
    response.writeHead(201, { Location: `https://elsewhere.example${resumablePath}/${id}` }).end()
  }

  async function append(upload: StoredUpload, request: IncomingMessage) {
    for await (const chunk of request) upload.stored = Buffer.concat([upload.stored, chunk as Buffer])
    if (upload.stored.length === upload.bytes) objects.set(upload.path, upload.stored)
  }

  return { uploads, requests, failures, answer }
}
