import { type Actor, database, getAccessToken } from '../support/api.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const newName = (extension = 'png') => `${crypto.randomUUID()}.${extension}`
const storage = (path: string, init: RequestInit = {}) => fetch(`${database.url}/storage/v1${path}`, init)

async function headersOf(actor: Actor, type: string) {
  const token = actor === 'visitor' ? {} : { Authorization: `Bearer ${await getAccessToken(actor)}` }
  return { apikey: database.publishableKey, 'Content-Type': type, ...token } as Record<string, string>
}

type File = { name?: string; bucket?: string; type?: string; body?: Buffer; headers?: Record<string, string> }

async function upload(actor: Actor, { bucket = 'media', type = 'image/png', body = png, ...file }: File = {}) {
  const name = file.name ?? newName()
  const headers = { ...(await headersOf(actor, type)), ...file.headers }
  const { ok } = await storage(`/object/${bucket}/${name}`, { method: 'POST', headers, body: new Uint8Array(body) })
  return { ok, name }
}

async function deleteAs(actor: Actor, name: string) {
  const headers = await headersOf(actor, 'application/json')
  await storage('/object/media', { method: 'DELETE', headers, body: JSON.stringify({ prefixes: [name] }) })
}

const exists = async (name: string) => (await storage(`/object/public/media/${name}`)).ok

describe('an image in the bucket', () => {
  it('is uploaded by admins only, and readable by everyone who has its address', async () => {
    for (const actor of ['visitor', 'client'] as const) {
      const { ok, name } = await upload(actor)
      expect([actor, ok, await exists(name)]).toEqual([actor, false, false])
    }
    const { ok, name } = await upload('admin')
    expect([ok, await exists(name)]).toEqual([true, true])
  })

  it('is deleted by admins only', async () => {
    const { name } = await upload('admin')
    for (const actor of ['visitor', 'client'] as const) await deleteAs(actor, name)
    expect(await exists(name)).toBe(true)
    await deleteAs('admin', name)
    expect(await exists(name)).toBe(false)
  })

  it('is never replaced, not even by an admin', async () => {
    const { name } = await upload('admin')
    expect((await upload('admin', { name })).ok).toBe(false)
    expect((await upload('admin', { name, headers: { 'x-upsert': 'true' } })).ok).toBe(false)
  })

  it.each<[string, File]>([
    ['in another bucket', { bucket: 'other' }],
    ['under another kind of name', { name: 'holiday.png' }],
    ['in a folder', { name: `2025/${newName()}` }],
    ['as SVG', { name: newName('svg'), type: 'image/svg+xml' }],
    ['as HTML', { type: 'text/html' }],
    ['above 5 MB', { body: Buffer.alloc(5 * 1024 * 1024 + 1) }],
  ])('is not stored %s', async (_how, file) => {
    expect((await upload('admin', file)).ok).toBe(false)
  })

  it.each(['image/jpeg', 'image/webp', 'image/avif', 'image/gif'])('is accepted as %s', async (type) => {
    expect((await upload('admin', { type })).ok).toBe(true)
  })

  it('is not listed for clients', async () => {
    await upload('admin')
    const headers = await headersOf('client', 'application/json')
    const body = JSON.stringify({ prefix: '', limit: 10 })
    expect(await (await storage('/object/list/media', { method: 'POST', headers, body })).json()).toEqual([])
  })
})

describe('Storage', () => {
  it('refuses new buckets of visitors, clients and admins', async () => {
    for (const actor of ['visitor', 'client', 'admin'] as const) {
      const headers = await headersOf(actor, 'application/json')
      const id = `bucket-of-${actor}`
      const body = JSON.stringify({ id, name: id, public: true })
      expect([actor, (await storage('/bucket', { method: 'POST', headers, body })).ok]).toEqual([actor, false])
    }
  })
})
