import { type Actor, database, getAccessToken } from '../support/api.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const newName = (ending = 'png') => `${crypto.randomUUID()}.${ending}`
const storage = (path: string, init: RequestInit = {}) => fetch(`${database.url}/storage/v1${path}`, init)

async function headersOf(actor: Actor, type: string) {
  const token = actor === 'visitor' ? {} : { Authorization: `Bearer ${await getAccessToken(actor)}` }
  return { apikey: database.publishableKey, 'Content-Type': type, ...token } as Record<string, string>
}

type File = { name?: string; bucket?: string; type?: string; body?: Buffer; headers?: Record<string, string> }

async function add(actor: Actor, { bucket = 'media', type = 'image/png', body = png, ...file }: File = {}) {
  const name = file.name ?? newName()
  const headers = { ...(await headersOf(actor, type)), ...file.headers }
  const { ok } = await storage(`/object/${bucket}/${name}`, { method: 'POST', headers, body: new Uint8Array(body) })
  return { ok, name }
}

async function removeAs(actor: Actor, name: string) {
  const headers = await headersOf(actor, 'application/json')
  await storage('/object/media', { method: 'DELETE', headers, body: JSON.stringify({ prefixes: [name] }) })
}

const isThere = async (name: string) => (await storage(`/object/public/media/${name}`)).ok

describe('an image in the storage', () => {
  it('is added by admins alone, and seen by everybody who has its address', async () => {
    for (const actor of ['visitor', 'client'] as const) {
      const { ok, name } = await add(actor)
      expect([actor, ok, await isThere(name)]).toEqual([actor, false, false])
    }
    const { ok, name } = await add('admin')
    expect([ok, await isThere(name)]).toEqual([true, true])
  })

  it('is removed by admins alone', async () => {
    const { name } = await add('admin')
    for (const actor of ['visitor', 'client'] as const) await removeAs(actor, name)
    expect(await isThere(name)).toBe(true)
    await removeAs('admin', name)
    expect(await isThere(name)).toBe(false)
  })

  it('is never replaced, not even by an admin', async () => {
    const { name } = await add('admin')
    expect((await add('admin', { name })).ok).toBe(false)
    expect((await add('admin', { name, headers: { 'x-upsert': 'true' } })).ok).toBe(false)
  })

  it.each<[string, File]>([
    ['in another bucket', { bucket: 'other' }],
    ['under a name of its own', { name: 'holiday.png' }],
    ['in a folder', { name: `2025/${newName()}` }],
    ['as SVG', { name: newName('svg'), type: 'image/svg+xml' }],
    ['as a page', { type: 'text/html' }],
    ['above 5 MB', { body: Buffer.alloc(5 * 1024 * 1024 + 1) }],
  ])('is not stored %s', async (_how, file) => {
    expect((await add('admin', file)).ok).toBe(false)
  })

  it.each(['image/jpeg', 'image/webp', 'image/avif', 'image/gif'])('may be of the type %s', async (type) => {
    expect((await add('admin', { type })).ok).toBe(true)
  })

  it('is listed by nobody else', async () => {
    await add('admin')
    const headers = await headersOf('client', 'application/json')
    const body = JSON.stringify({ prefix: '', limit: 10 })
    expect(await (await storage('/object/list/media', { method: 'POST', headers, body })).json()).toEqual([])
  })
})

describe('the storage', () => {
  it('lets nobody but its owner make buckets', async () => {
    for (const actor of ['visitor', 'client', 'admin'] as const) {
      const headers = await headersOf(actor, 'application/json')
      const id = `bucket-of-${actor}`
      const body = JSON.stringify({ id, name: id, public: true })
      expect([actor, (await storage('/bucket', { method: 'POST', headers, body })).ok]).toEqual([actor, false])
    }
  })
})
