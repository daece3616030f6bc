import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import { createProxyMiddleware } from 'http-proxy-middleware'
import { readSecrets } from '../../../.config/database/secrets.ts'

const path = '/storage/v1/upload/resumable'

/** A Supabase whose Storage takes uploads in parts as hosted Supabase does, with the server that it consists of there. */
export async function startResumableStorage(databasePort: number) {
  const databaseUrl = `http://127.0.0.1:${databasePort}`
  const { secretKey } = readSecrets()
  const directory = mkdtempSync(join(tmpdir(), 'fortnight-parts-'))
  const offsets: number[] = []
  const tus = new Server({
    path,
    datastore: new FileStore({ directory }),
    onIncomingRequest({ method, headers }) {
      if (method === 'PATCH') offsets.push(Number(headers.get('upload-offset')))
      if (method === 'HEAD' || headers.get('authorization') === `Bearer ${secretKey}`) return Promise.resolve()
      throw Object.assign(new Error('Not allowed'), { status_code: 401, body: 'Not allowed' })
    },
    async onUploadFinish(_request, { metadata, storage }) {
      const response = await fetch(`${databaseUrl}/storage/v1/object/${metadata?.bucketName}/${metadata?.objectName}`, {
        method: 'POST',
        headers: {
          ...{ apikey: secretKey, Authorization: `Bearer ${secretKey}`, 'x-upsert': 'true' },
          'Content-Type': metadata?.contentType ?? '',
        },
        body: await readFile(storage?.path ?? ''),
      })
      if (!response.ok) throw new Error(await response.text())
      return {}
    },
  })
  // Without kept connections: the database may close an idle one just when it is used again.
  const forward = createProxyMiddleware({ target: databaseUrl, agent: false })
  const server = createServer((request, response) => {
    const answer = request.url?.startsWith(path) ? tus.handle(request, response) : forward(request, response)
    answer.catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Where parts have begun, in the order in which they came. */
    offsets,
    /** How many uploads have begun and are not removed. */
    countUploads: async () => (await readdir(directory)).filter((name) => !name.endsWith('.json')).length,
    close() {
      server.closeAllConnections()
      server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
